# make play       play at once            make play ARGS="play robinson --players 2"
# make test       everything that must hold before a change goes in
# make test-deps  install the programs that the tests need and pip cannot install
# make test-long  the same with the long figures and 2000 random games
# make measure-bots    how well the bots play, cell by cell; can be stopped and continued (docs/research/bots.md)
# make compare-expert  what looking ahead is worth: the expert beside the friend; can be stopped and continued (research/notes)
# make balance    whether the games keep their contracts; can be stopped and continued (docs/research/balance.md)
# make docs       the documentation as a site, in build/site
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

# What one process has compiled the next one need not compile again, whatever the environment wishes: the tests start hundreds.
unexport PYTHONDONTWRITEBYTECODE

# Checks that know nothing of one another run beside one another, and each says what it has to say in one piece.
TOGETHER = --no-print-directory -j $(CORES) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
TOOLS := $(VENV)/build
build-and-install = $(PIP) install --upgrade --target $(TOOLS) --require-hashes -r requirements/build.txt \
	&& { $(BIN)/python tools/build_client.py fresh \
		|| $(PIP) install --upgrade --target $(TOOLS) --require-hashes -r requirements/node.txt; } \
	&& PYTHONPATH=$(abspath $(TOOLS)) $(PIP) install --no-index --no-deps --no-build-isolation -e . \
	&& rm -rf $(TOOLS)

.PHONY: help play test test-deps test-long measure-bots compare-expert balance bench lint checks client check-style \
	check-types check-layers check-words check-page check-rules check-decks check-docs check-games docs clean

help:
	@sed -n 's/^# make/make/p' Makefile

play: $(VENV)/.play
	@$(BIN)/python tools/build_client.py fresh || { $(build-and-install); }
	@$(BIN)/holdfast $(ARGS)

test: test-deps checks
	@echo "== pytest ($(CORES) at a time)"
	@$(BIN)/pytest -n $(CORES) --ignore tests/browser --ignore tests/server
	@echo "== pytest, with real servers ($(MANY) at a time)"
	@$(BIN)/pytest -n $(MANY) tests/server
	@echo "== pytest, in a real browser ($(MANY) at a time)"
	@$(BIN)/pytest -n $(MANY) tests/browser

test-long: test-deps checks
	@echo "== pytest, with the long figures ($(CORES) at a time)"
	@HOLDFAST_LONG=1 $(BIN)/pytest -n $(CORES) -m "" --ignore tests/browser --ignore tests/server
	@HOLDFAST_LONG=1 $(BIN)/pytest -n $(CORES) -m "" tests/server
	@HOLDFAST_LONG=1 $(BIN)/pytest -n $(CORES) -m "" tests/browser
	@$(MAKE) --no-print-directory check-games

# PostgreSQL, Chromium, nginx and Caddy: announced, then installed if that is possible; otherwise the command is shown.
test-deps:
	@tools/check_test_programs.sh

# Everything that is no test: what it takes is a minute of one core, so it comes before the tests.
checks: $(VENV)/.dev client
	@$(MAKE) $(TOGETHER) check-style check-types check-layers check-words check-page check-rules check-decks check-docs

lint: $(VENV)/.dev client
	@$(MAKE) $(TOGETHER) check-style check-types check-layers check-words check-page

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

# The numbers of phrases that are left; they only ever fall.
WORDS_CODE  ?= 116
WORDS_DOCS  ?= 20

check-words: $(VENV)/.dev
	@echo "== word lint"
	@$(BIN)/python tools/wordlint.py --max $(WORDS_CODE) src >/dev/null || $(BIN)/python tools/wordlint.py --max $(WORDS_CODE) src
	@$(BIN)/python tools/wordlint.py --max 0 README.md CONTRIBUTING.md docs/play docs/host docs/design docs/research >/dev/null
	@$(BIN)/python tools/wordlint.py --max $(WORDS_DOCS) docs web/src >/dev/null || $(BIN)/python tools/wordlint.py --max $(WORDS_DOCS) docs web/src

check-page: $(VENV)/.dev
	@echo "== browser client: svelte-check, eslint, prettier, vitest"
	@$(BIN)/python tools/build_client.py check

# The browser client, built anew when one of its sources has changed.
client: $(VENV)/.dev
	@$(BIN)/python tools/build_client.py build

check-rules: $(VENV)/.dev
	@echo "== rules proved by tests (at least $(PROVED)%)"
	@$(BIN)/python tools/rules_report.py $(RULES:%=--game %) --min $(PROVED)

check-decks: $(VENV)/.dev
	@echo "== decks"
	@for game in $(DECKS); do $(BIN)/holdfast cards $$game --json | $(BIN)/python tools/decks_report.py $$game; done

# Generated pages are current, and no link of the site is broken.
check-docs docs: $(VENV)/.dev
	@echo "== documentation"
	@$(BIN)/python tools/build_reference.py --check
	@$(BIN)/zensical build --strict --clean

check-games: $(VENV)/.dev
	@echo "== random games of each"
	@$(BIN)/holdfast simulate robinson --games 2000 --players 1-4 --option scenario=any --bot random --json
	@$(BIN)/holdfast simulate naufragos --games 2000 --players 1-4 --option ruleset=any --bot random --json
	@$(BIN)/holdfast simulate under_our_sun --games 1000 --players 1-6 --option mission=any --option mode=any --bot random --json
	@$(BIN)/holdfast simulate this_war --games 1000 --players 1-6 --bot random --json

measure-bots: $(VENV)/.dev
	@$(BIN)/python tools/measure_bots.py $(ARGS)

compare-expert: $(VENV)/.dev
	@$(BIN)/python tools/compare_expert.py $(ARGS)

balance: $(VENV)/.dev
	@$(BIN)/python tools/balance.py $(ARGS)

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
	rm -rf $(VENV) .cache build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis screenshots
	find src tests tools bench examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
