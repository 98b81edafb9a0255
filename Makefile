# Few targets: serve test check bench lock. A fresh machine needs Python 3.11+ and the package registries, nothing else.
export UV_PYTHON_DOWNLOADS := never
SCALE ?= 1
PY := .venv/bin/python
UV := .venv/bin/uv

.PHONY: serve test check bench lock
.DEFAULT_GOAL := serve

serve: .venv/play                 ## open the hall; HOST=0.0.0.0 for everybody on the same network, PORT=, DATA=
	@.venv/bin/greathall serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA))

test: check                       ## everything that must hold
	SCALE=$(SCALE) $(PY) -m pytest --cov --cov-report=term:skip-covered
	.venv/bin/greathall rules --check

check: .venv/dev                  ## style, types, layers
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/lint-imports

bench: .venv/bench                ## figures beside our peers, as ratios of one run
	$(PY) -m bench
	$(PY) -m bench.load

lock: .venv/uv                    ## pin what is installed (hashes, no hosts)
	$(UV) pip compile -q --universal --generate-hashes --no-annotate --no-header --extra server pyproject.toml -o requirements/play.txt
	$(UV) pip compile -q --universal --generate-hashes --no-annotate --no-header --extra dev pyproject.toml -o requirements/dev.txt
	$(UV) pip compile -q --universal --generate-hashes --no-annotate --no-header --extra dev --extra bench pyproject.toml -o requirements/bench.txt

.venv/uv:
	python3 -m venv .venv
	$(PY) -m pip install -q --disable-pip-version-check uv
	@touch $@

# Each stamp is one set of pinned packages; a larger set serves the smaller ones too.
.venv/play: requirements/play.txt pyproject.toml | .venv/uv
	$(UV) pip install -q --require-hashes -r requirements/play.txt
	$(UV) pip install -q --no-deps -e .
	@touch $@

.venv/dev: requirements/dev.txt pyproject.toml | .venv/uv
	$(UV) pip install -q --require-hashes -r requirements/dev.txt
	$(UV) pip install -q --no-deps -e .
	@touch $@ .venv/play

.venv/bench: requirements/bench.txt pyproject.toml | .venv/uv
	$(UV) pip install -q --require-hashes -r requirements/bench.txt
	$(UV) pip install -q --no-deps -e .
	@touch $@ .venv/dev .venv/play
