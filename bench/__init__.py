"""Our figures beside our peers', as ratios of one run."""
