# make play       play at once            make play ARGS="play robinson --players 2"
# make test       everything that must hold before a change goes in
# make test-long  the same with the long figures and 2000 random games
# make players    how well the players play, cell by cell; can be stopped and gone on with (docs/players.md)
# make telling    what looking ahead is worth: the expert beside the friend; can be stopped and gone on with (docs/players.md)
# make balance    whether the games keep their contracts; can be stopped and gone on with (docs/balance.md)
# make compiled   the same Holdfast with its rules in C, in build/compiled; takes a C compiler and some minutes
# make test-compiled  the tests of the engine and of the rules with that one
# make bench      speed, as ratios to Catanatron measured in the same run; a crowd at the server
# make clean      remove the virtual environment, caches and builds

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

PYTHON ?= python3
VENV   ?= .venv
CORES  ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# Servers and browsers wait for one another more than they reckon: of their tests one more runs at a time.
MANY   ?= $(shell echo $$(($(CORES) + 1)))
ARGS   ?=
# The games that are complete: the prefix of their rules, their names, and the random games that `make test-long` plays.
RULES := RC NA US TW
DECKS := robinson naufragos under_our_sun this_war
# Percentage of each catalogue that tests must prove; it only ever goes up.
PROVED ?= 100

# What the compiled build is made from, and the tests that it must pass as the plain one does.
COMPILED_FROM = hatch_build.py $(wildcard tools/compiled/*) $(shell find src/holdfast -name '*.py')
COMPILED_TESTS = tests/compiled tests/core tests/golden tests/fuzz tests/saves $(wildcard tests/games/*/rules tests/games/*/cards)

# What one process has compiled the next one need not compile again, whatever the environment wishes: the tests start hundreds.
unexport PYTHONDONTWRITEBYTECODE

# Checks that know nothing of one another run beside one another, and each says what it has to say in one piece.
TOGETHER = --no-print-directory -j $(CORES) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
TOOLS := $(VENV)/build
build-and-install = $(PIP) install --upgrade --target $(TOOLS) --require-hashes -r requirements/build.txt \
	&& { $(BIN)/python tools/web.py fresh \
		|| $(PIP) install --upgrade --target $(TOOLS) --require-hashes -r requirements/node.txt; } \
	&& PYTHONPATH=$(abspath $(TOOLS)) $(PIP) install --no-index --no-deps --no-build-isolation -e . \
	&& rm -rf $(TOOLS)

.PHONY: help play test test-long players telling balance compiled test-compiled bench programs lint checks client check-style \
	check-types check-layers check-page check-rules check-decks check-games clean

help:
	@sed -n 's/^# make/make/p' Makefile

play: $(VENV)/.play
	@$(BIN)/python tools/web.py fresh || { $(build-and-install); }
	@$(BIN)/holdfast $(ARGS)

# Servers and browsers run by the clock, and a busy machine may trip them: what failed is tried again, one by one, and must
# hold then. It is said, so that nobody overlooks it.
once-more = { [ $$? -eq 1 ]; echo "== what failed in $(1), once more and alone"; \
	$(BIN)/pytest --last-failed --last-failed-no-failures none $(1); }

test: programs checks
	@echo "== pytest ($(CORES) at a time)"
	@$(BIN)/pytest -n $(CORES) --ignore tests/browser --ignore tests/server
	@echo "== pytest, with real servers ($(MANY) at a time)"
	@$(BIN)/pytest -n $(MANY) tests/server || $(call once-more,tests/server)
	@echo "== pytest, in a real browser ($(MANY) at a time)"
	@$(BIN)/pytest -n $(MANY) tests/browser || $(call once-more,tests/browser)

test-long: programs checks
	@echo "== pytest, with the long figures ($(CORES) at a time)"
	@HOLDFAST_LONG=1 $(BIN)/pytest -n $(CORES) -m "" --ignore tests/browser --ignore tests/server
	@HOLDFAST_LONG=1 $(BIN)/pytest -n $(CORES) -m "" tests/server
	@HOLDFAST_LONG=1 $(BIN)/pytest -n $(CORES) -m "" tests/browser
	@$(MAKE) --no-print-directory check-games

# PostgreSQL, Chromium, nginx and Caddy: installed where that is possible, else the line to run is named.
programs:
	@tools/programs.sh

# Everything that is no test: what it takes is a minute of one core, so it comes before the tests.
checks: $(VENV)/.dev client
	@$(MAKE) $(TOGETHER) check-style check-types check-layers check-page check-rules check-decks

lint: $(VENV)/.dev client
	@$(MAKE) $(TOGETHER) check-style check-types check-layers check-page

check-style: $(VENV)/.dev
	@echo "== ruff"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "To put this right: $(BIN)/ruff format ." >&2; exit 1; }

check-types: $(VENV)/.dev
	@echo "== mypy"
	@$(BIN)/mypy

check-layers: $(VENV)/.dev
	@echo "== import-linter"
	@$(BIN)/lint-imports --no-logo > $(VENV)/layers.txt || { cat $(VENV)/layers.txt; exit 1; }

check-page: $(VENV)/.dev
	@echo "== svelte-check"
	@$(BIN)/python tools/web.py check

# The browser client, built anew when one of its sources has changed.
client: $(VENV)/.dev
	@$(BIN)/python tools/web.py build

check-rules: $(VENV)/.dev
	@echo "== rules proved by tests (at least $(PROVED)%)"
	@$(BIN)/python tools/rules_report.py $(RULES:%=--game %) --min $(PROVED)

check-decks: $(VENV)/.dev
	@echo "== decks"
	@for game in $(DECKS); do $(BIN)/holdfast cards $$game --json | $(BIN)/python tools/decks_report.py $$game; done

check-games: $(VENV)/.dev
	@echo "== random games of each"
	@$(BIN)/holdfast simulate robinson --games 2000 --players 1-4 --option scenario=any --bot random --json
	@$(BIN)/holdfast simulate naufragos --games 2000 --players 1-4 --option ruleset=any --bot random --json
	@$(BIN)/holdfast simulate under_our_sun --games 1000 --players 1-6 --option mission=any --option mode=any --bot random --json
	@$(BIN)/holdfast simulate this_war --games 1000 --players 1-6 --bot random --json

players: $(VENV)/.dev
	@$(BIN)/python tools/players.py $(ARGS)

telling: $(VENV)/.dev
	@$(BIN)/python tools/telling.py $(ARGS)

balance: $(VENV)/.dev
	@$(BIN)/python tools/balance.py $(ARGS)

# Beside the one that is worked on, so that both can be run: PYTHONPATH=build/compiled .venv/bin/holdfast
compiled: build/compiled/.made

build/compiled/.made: $(VENV)/.dev $(COMPILED_FROM)
	@echo "== compiling"
	@rm -rf build/compiled
	@HOLDFAST_COMPILED=1 $(PIP) install --no-index --no-deps --no-build-isolation --target build/compiled .
	@PYTHONPATH=build/compiled $(BIN)/python -m holdfast --version
	@touch $@

test-compiled: build/compiled/.made
	@echo "== pytest with compiled rules ($(CORES) at a time)"
	@PYTHONPATH=build/compiled HOLDFAST_BUILD=compiled $(BIN)/pytest -n $(CORES) $(COMPILED_TESTS)

bench: $(VENV)/.bench
	@$(BIN)/python bench/run.py $(ARGS)
	@$(BIN)/python bench/start.py
	@$(BIN)/python bench/bundle.py
	@$(BIN)/python bench/server.py
	@$(BIN)/python bench/rl.py
	@$(BIN)/python bench/lab.py --dask

# One stamp per set of packages: installed again only when what is pinned in requirements/ changes. Every package is checked
# by its hash, and those that build Holdfast come from there too; where it is only played, they go again.
$(VENV)/.play: pyproject.toml requirements/play.txt requirements/build.txt | $(VENV)/bin/python
	@echo "== installing Holdfast into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(build-and-install)
	@touch $@

$(VENV)/.dev: pyproject.toml requirements/dev.txt | $(VENV)/bin/python
	@echo "== installing Holdfast and its developers' tools into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(PIP) install --no-index --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/.play

$(VENV)/.bench: pyproject.toml requirements/bench.txt requirements/build.txt | $(VENV)/bin/python
	@echo "== installing Holdfast and what the benchmarks need into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@$(build-and-install)
	@touch $@ $(VENV)/.play

$(VENV)/bin/python:
	@command -v $(PYTHON) >/dev/null || { \
		echo "Holdfast needs Python 3.11 or newer, and there is no $(PYTHON) here: make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Holdfast needs Python 3.11 or newer, $(PYTHON) is $$($(PYTHON) -V 2>&1): make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@echo "== creating $(VENV)"
	@$(PYTHON) -m venv $(VENV)

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis screenshots
	find src tests tools bench examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
