# Few targets: serve test check compiled docs screens bench release lock. A fresh machine needs Python 3.11+ and the package registries, nothing else.
export UV_PYTHON_DOWNLOADS := never
unexport PYTHONDONTWRITEBYTECODE  # a program that compiles all its modules at every start takes twice the time
SCALE ?= 1
LONG := $(shell [ $(SCALE) -lt 3 ] || echo yes)
WORKERS ?= $(shell $(PY) -c "import os; print(os.cpu_count())")
PY := .venv/bin/python
UV := .venv/bin/uv
EDITABLE := $(UV) pip install -q --no-deps --build-constraints requirements/pack.txt --require-build-hashes -e .
PIN := $(UV) pip compile -q --universal --generate-hashes --no-annotate --no-header

MANUAL := src/greathall/web/manual/index.html
SPHINX = $(PY) -m sphinx -q -E -d build/doctrees docs $(dir $(MANUAL))

# The compiled build has an environment of its own, so that all else runs the source as it is.
FAST := .venv-compiled
PACKED := $(shell find src/greathall -type f -not -name '*.pyc')

.PHONY: serve test check compiled test-compiled docs screens bench release lock web
.DEFAULT_GOAL := serve

serve: $(if $(COMPILED),$(FAST)/play,.venv/play) web $(MANUAL)  ## open the hall; HOST=0.0.0.0 for everybody on the same network, PORT=, DATA=, COMPILED=1
	@$(if $(COMPILED),$(FAST),.venv)/bin/greathall serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA))

test: check .venv/chromium .venv/programs $(if $(LONG),.venv/ray)  ## everything that must hold, on all cores; WORKERS=1 for one at a time
	SCALE=$(SCALE) $(PY) -m pytest -n $(WORKERS) --dist worksteal
	.venv/bin/greathall rules --check
	@$(if $(LONG),$(MAKE) test-compiled SCALE=1)

compiled: $(FAST)/play            ## compile the engine and the rules, for `make serve COMPILED=1` and `make bench`

test-compiled: $(FAST)/dev        ## laws, games and bots on the compiled build
	SCALE=$(SCALE) $(FAST)/bin/python -m pytest -n $(WORKERS) --dist worksteal tests/test_laws.py tests/games tests/bots tests/corpus

check: .venv/dev web              ## style, types, layers; the browser's too, with its own small tests
	.venv/bin/ruff check .
	.venv/bin/typos
	$(PY) -m tests.voice
	.venv/bin/mypy
	.venv/bin/lint-imports
	$(PY) hatch_build.py check test

docs: .venv/docs                  ## the manual, which the hall serves at /manual
	rm -rf $(dir $(MANUAL))
	$(SPHINX) -W

$(MANUAL): | .venv/docs           # for a hall that has none yet; `make docs` builds it again
	$(SPHINX)

screens: .venv/dev .venv/chromium web  ## a picture of every page, wide and narrow, by day and by candle: build/screens/
	$(PY) -m tests.web.screens

bench: .venv/bench $(FAST)/play   ## figures beside our peers, as ratios of one run
	$(PY) -m bench
	$(PY) -m bench.load

release: check docs               ## build the package, try it in empty environments, print the command that tags it
	$(PY) -m tests.release

lock: .venv/uv                    ## pin what is installed (hashes, no hosts)
	$(PIN) --extra server pyproject.toml -o requirements/play.txt
	$(PIN) --extra dev pyproject.toml -o requirements/dev.txt
	$(PIN) --extra server --extra ray -c requirements/dev.txt pyproject.toml -o requirements/ray.txt
	$(PIN) --extra docs pyproject.toml -o requirements/docs.txt
	$(PIN) --extra dev --extra bench pyproject.toml -o requirements/bench.txt
	$(PIN) --group pyproject.toml:node -o requirements/node.txt
	$(PIN) --group pyproject.toml:uv -o requirements/uv.txt
	$(PIN) --group pyproject.toml:pack -o requirements/pack.txt

# Looked at every time, built only when its sources have changed. Whatever installs the package finds it built.
web: .venv/node
	@$(PY) hatch_build.py

.venv/uv: requirements/uv.txt
	@python3 -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Great Hall needs Python 3.11 or newer; python3 here is " + sys.version.split()[0])'
	python3 -m venv .venv
	$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

.venv/node: requirements/node.txt hatch_build.py | .venv/uv  # from PyPI where the machine has none that is new enough
	$(PY) hatch_build.py node || $(UV) pip install -q --require-hashes -r requirements/node.txt
	@touch $@

# Each stamp is one set of pinned packages; a larger set serves the smaller ones too.
.venv/play: requirements/play.txt pyproject.toml hatch_build.py | web
	$(UV) pip install -q --require-hashes -r requirements/play.txt
	$(EDITABLE)
	@touch $@

.venv/dev: requirements/dev.txt pyproject.toml hatch_build.py | web
	$(UV) pip install -q --require-hashes -r requirements/dev.txt
	$(EDITABLE)
	@touch $@ .venv/play

.venv/ray: requirements/ray.txt | .venv/dev  # from SCALE=3 on tests have a Ray cluster of their own
	$(UV) pip install -q --require-hashes -r requirements/ray.txt
	@touch $@

.venv/docs: requirements/docs.txt | .venv/play
	$(UV) pip install -q --require-hashes -r requirements/docs.txt
	@touch $@

.venv/bench: requirements/bench.txt pyproject.toml hatch_build.py | web
	$(UV) pip install -q --require-hashes -r requirements/bench.txt
	$(EDITABLE)
	@touch $@ .venv/dev .venv/play

# It says what to install where the machine can't compile. What was compiled before is kept in build/.
$(FAST)/play: requirements/play.txt requirements/pack.txt pyproject.toml hatch_build.py hatch_compile.py $(PACKED) | web $(MANUAL)
	@$(PY) hatch_compile.py
	$(UV) venv -q --allow-existing --python $(PY) $(FAST)
	$(UV) pip install -q --python $(FAST) --require-hashes -r requirements/play.txt
	rm -rf build/wheel
	GREATHALL_COMPILE=1 $(UV) build -q --wheel --python $(PY) --out-dir build/wheel --build-constraints requirements/pack.txt --require-build-hashes
	$(UV) pip install -q --python $(FAST) --no-deps --reinstall build/wheel/*.whl
	@touch $@

$(FAST)/dev: requirements/dev.txt $(FAST)/play
	$(UV) pip install -q --python $(FAST) --require-hashes -r requirements/dev.txt
	@touch $@

# The system's Chromium, else the system's packages', else the one that playwright brings.
# Playwright's own node needs a library that a small system may lack.
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
INSTALL := $(SUDO) apt-get -q update && $(SUDO) apt-get -q install -y --no-install-recommends
.venv/chromium: | .venv/dev
	$(PY) -m playwright --version || { $(INSTALL) libatomic1; } \
	  || { echo "Playwright does not start. Install libatomic (libatomic1 on Debian and Ubuntu) and try again."; exit 1; }
	command -v chromium-headless-shell || command -v chromium || command -v google-chrome \
	  || { $(INSTALL) chromium-headless-shell; } \
	  || $(PY) -m playwright install --only-shell chromium \
	  || { echo 'No Chromium could be installed. Install Chromium or Chrome, so that "chromium" or "google-chrome" can be called, and try again.'; exit 1; }
	@touch $@

# Programs that tests run beside a hall, only unpacked: nothing is installed, and no service of the machine is touched.
PROGRAMS := caddy nginx
.venv/programs: | .venv/uv
	mkdir -p $@
	cd $@ && { apt-cache show $(PROGRAMS) > /dev/null 2>&1 || $(SUDO) apt-get -q update; } \
	  && apt-get -q download $(PROGRAMS) && for package in *.deb; do dpkg -x $$package . && rm $$package; done \
	  || echo "Not unpacked here: $(PROGRAMS). A test that needs one is skipped, unless the machine has it."

# `make test BROWSERS=all` tries Firefox and WebKit too: tests/conftest.py then collects tests/engines.
ifeq ($(BROWSERS),all)
test: .venv/engines
endif
.venv/engines: | .venv/dev
	{ command -v firefox-esr || command -v firefox; } && command -v WebKitWebDriver && command -v Xvfb \
	  || { $(INSTALL) firefox-esr webkit2gtk-driver xvfb; } \
	  || { echo "BROWSERS=all needs Firefox, WebKitGTK's WebKitWebDriver with its MiniBrowser, and Xvfb: install them and try again."; exit 1; }
	@touch $@
