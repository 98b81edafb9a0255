# What the hall's server says. Keys of refusals are sent to programs too.

