# Everything a fresh machine needs is made on the way: Python 3.11, pip and, for speed, a C compiler are enough.
PYTHON ?= python3
FORMAT ?=
ARGS   ?=

UV        := .venv-tools/bin/uv
CODE      := $(wildcard src tests tools bench examples hatch_build.py)
SOURCES   := $(shell find src -type f -not -name '*.pyc') pyproject.toml hatch_build.py README.md LICENSE
PAGES     := web/dist/index.html
WEB       := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -path 'web/src/gen/*' -not -path 'web/public/*.svg')
KIND      := $(if $(HARENA_PURE),pure,native)
INSTALLED := .venv/.harena-$(KIND)
FORMATTED := $(if $(FORMAT),--format $(FORMAT))

# Remembering which test ran which line takes the sources, interpreted, and is many times slower: so the tests that show
# a clause do it, for the clause gate, and those of the core. All tests run on the installed wheel, compiled if it can be.
# Tests that share a costly server stay together; what takes long is left to `make soak`. Tests of servers wait a good
# deal, so one process more than there are cores keeps these busy.
WORKERS     := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
INTERPRETED := PYTHONPATH="$(CURDIR)/src" .venv/bin/pytest -n auto --dist worksteal
CORE        := $(INTERPRETED) tests/core
CLAUSES     := $(INTERPRETED) tests/games -m clause --cov=harena.games --cov-context=test --cov-report=
ALL         := .venv/bin/pytest -n $(WORKERS) --dist loadgroup -m "not long" --ignore=tests/browser --durations=12
BROWSER     := .venv/bin/pytest -n auto --dist loadgroup -m "not long" tests/browser
GATE        := PYTHONPATH="$(CURDIR)/src" .venv/bin/python -m tools.clauses

# uv does not read pip's settings (a mirror, say), so pip has the second try.
define install
	@$(UV) pip install -q --python $(1)/bin/python --compile-bytecode $(2) >&2 || \
	    { echo "uv could not install; trying with pip." >&2; \
	      .venv-tools/bin/python -m pip --python $(1)/bin/python install -q $(2) >&2; }
endef

define new_venv
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Harena needs Python 3.11 or newer: install it, or name it with make PYTHON=/path/to/python3.11." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	    { echo "Python's venv module is missing: install it (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Making $(1)" >&2
	@$(PYTHON) -m venv --clear $(2) $(1) >&2
endef

# What a tool says is shown if it fails.
quietly = mkdir -p build; $(2) >build/$(1).log 2>&1 || { cat build/$(1).log >&2; exit 1; }

.PHONY: help
help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: .venv/.play $(PAGES) ## play in the browser: a server of your own, for you and whoever has a link
	@# What is not compiled yet is played as it is, and compiled beside the game for the next time.
	@if $(MAKE) --no-print-directory -q build/$(KIND)/.wheel; then $(MAKE) --no-print-directory $(INSTALLED); else \
	    $(MAKE) --no-print-directory .venv/.harena-pure; \
	    echo "Bots think slowly until the engine is compiled; that goes on beside the game, for the next \`make play\`." >&2; \
	    mkdir -p build; nice $(MAKE) --no-print-directory build/$(KIND)/.wheel >build/compiling.log 2>&1 & fi; \
	    .venv/bin/harena serve --browser $(ARGS)

.PHONY: test
test: ## everything CI runs: check, the tests interpreted and compiled, the clause gate
	@$(MAKE) --no-print-directory -j 2 .venv/.dev $(PAGES)
	@# The wheel is compiled beside what needs the sources alone.
	@$(MAKE) --no-print-directory build/$(KIND)/.wheel .chromium & wheel=$$!; set -x; \
	    { $(MAKE) --no-print-directory check-code check-pages && $(CORE) && $(CLAUSES); } || \
	    { kill $$wheel 2>/dev/null; exit 1; }; \
	    wait $$wheel
	.venv/bin/coverage report
	@$(MAKE) --no-print-directory $(INSTALLED)
	@if ls build/$(KIND)/*-none-any.whl >/dev/null 2>&1; \
	    then echo "The engine is not compiled here, so all tests run interpreted."; set -x; $(ALL); \
	    else set -x; HARENA_COMPILED=1 $(ALL); fi
	$(BROWSER)
	$(GATE)

.PHONY: .chromium
.chromium:
	@command -v chromium >/dev/null || tools/chromium

.PHONY: pages
pages: $(PAGES) ## the browser's pages, from web/ to web/dist

.PHONY: check
check: ## format, lint and types
	@# Code and pages are set up and checked beside each other.
	@$(MAKE) --no-print-directory -j 2 check-code check-pages

.PHONY: check-code
check-code: .venv/.dev
	.venv/bin/ruff format --check $(CODE)
	.venv/bin/ruff check $(CODE)
	.venv/bin/mypy $(CODE)

.PHONY: check-pages
check-pages: $(PAGES)
	tools/npm run check
	tools/npm test

.PHONY: format
format: .venv/.dev web/node_modules/.made ## rewrite the code in the house format
	.venv/bin/ruff check --fix-only $(CODE)
	.venv/bin/ruff format $(CODE)
	tools/npm run format

.PHONY: clauses
clauses: .venv/.dev ## which clauses of the rules are shown by tests and cited in play (FORMAT=json for machines)
	@$(CLAUSES) -q >&2
	@$(GATE) $(FORMATTED)

.PHONY: bench
bench: .venv-bench/.harena-$(KIND) $(INSTALLED) ## decisions per second and a server's moves beside others' (FORMAT=json for machines)
	@.venv-bench/bin/python -m bench.run $(FORMATTED) $(ARGS)

.PHONY: charts
charts: .venv/.charts ## what `harena analyse --chart` draws with

.PHONY: proof
proof: $(INSTALLED) .venv/.charts ## how strong the bots are, measured anew (hours; Control-C keeps what there is, and it goes on from there)
	@.venv/bin/harena lab ladder --out ladder $(ARGS)
	@.venv/bin/harena lab report ladder --out docs/strength.md

.PHONY: soak
soak: $(INSTALLED) .venv/.dev ## random games and games between bots without an exception; servers killed, starved and loaded
	@.venv/bin/python -m tools.soak
	@.venv/bin/python -m tools.soak_server
	@.venv/bin/python -m tools.odds_study --plans 500 --samples 4000
	@.venv/bin/python -m tools.load_server
	@.venv/bin/pytest -m long tests/server tests/browser

.PHONY: lock
lock: .venv-tools/.uv ## pin the newest dependencies, with hashes and without addresses
	$(LOCK) --group uv -o requirements/uv.txt
	$(LOCK) --group node -o requirements/node.txt
	$(LOCK) --group build -o requirements/build.txt
	$(LOCK) pyproject.toml --extra server -o requirements/play.txt
	$(LOCK) pyproject.toml --extra server --extra lab -o requirements/charts.txt
	$(LOCK) pyproject.toml --all-extras --group dev -o requirements/dev.txt
	$(LOCK) pyproject.toml --group bench -o requirements/bench.txt

LOCK := env -u PIP_FIND_LINKS $(UV) pip compile -q --upgrade --universal --python-version 3.11 \
    --generate-hashes --no-header --no-emit-index-url --no-emit-find-links --no-config

.PHONY: clean
clean: ## remove everything that make has made
	rm -rf .venv .venv-bench .venv-tools build dist web/node_modules web/dist web/src/gen .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environments. A stamp file inside each says which step is done.

.venv-tools/.uv: requirements/uv.txt
	$(call new_venv,.venv-tools)
	@.venv-tools/bin/pip install -q --require-hashes -r requirements/uv.txt >&2
	@touch $@

.venv-tools/.build: .venv-tools/.uv requirements/build.txt
	$(call install,.venv-tools,--require-hashes -r requirements/build.txt)
	@touch $@

.venv/.play: .venv-tools/.uv requirements/play.txt
	$(call new_venv,.venv,--without-pip)
	$(call install,.venv,--require-hashes -r requirements/play.txt)
	@touch $@

.venv/.charts: .venv/.play requirements/charts.txt
	$(call install,.venv,--require-hashes -r requirements/charts.txt)
	@touch $@

.venv/.dev: .venv/.play requirements/dev.txt
	$(call install,.venv,--require-hashes -r requirements/dev.txt)
	@touch $@

.venv-bench/.peers: .venv-tools/.uv requirements/bench.txt
	$(call new_venv,.venv-bench)
	$(call install,.venv-bench,--require-hashes -r requirements/bench.txt)
	@touch $@

# The browser's pages. Their types come from the server's own schema, and from what the games declare.

web/node_modules/.made: web/package-lock.json .venv/.play
	@echo "Getting what the browser's pages are built with" >&2
	@# Not `npm ci`: it wants every platform's binaries in the lock file, which a mirror need not have.
	@$(call quietly,npm,tools/npm install --no-audit --no-fund)
	@touch $@

web/src/gen/words.d.ts: .venv/.play tools/words.py $(wildcard src/harena/core/*.py src/harena/games/*/*.py src/harena/games/*.py)
	@mkdir -p web/src/gen
	@PYTHONPATH=src .venv/bin/python -m tools.words $@

$(PAGES): web/node_modules/.made web/src/gen/words.d.ts $(WEB) $(wildcard src/harena/server/*.py)
	@echo "Building the browser's pages" >&2
	@mkdir -p build web/src/gen
	@PYTHONPATH=src .venv/bin/python -m tools.openapi build/openapi.json
	@$(call quietly,pages,tools/npm run build)

# The wheel, compiled where there is a C compiler (HARENA_PURE=1 leaves it interpreted).

.PRECIOUS: build/%/.wheel
build/%/.wheel: .venv-tools/.build $(SOURCES) $(PAGES)
	@echo "Building Harena" >&2
	@rm -rf build/$* && mkdir -p build/$* && touch build/$*/.begun
	@$(call quietly,wheel,env HARENA_PURE=$(if $(filter pure,$*),1) .venv-tools/bin/python -m hatchling build -t wheel -d build/$*)
	@mv build/$*/.begun $@ # as old as the beginning: what was edited meanwhile counts as newer

.venv/.harena-%: build/%/.wheel
	@rm -f .venv/.harena-*
	@$(UV) pip install -q --python .venv/bin/python --compile-bytecode --no-deps --reinstall build/$*/*.whl >&2
	@touch $@

.venv-bench/.harena-%: build/%/.wheel .venv-bench/.peers
	@rm -f .venv-bench/.harena-*
	@$(UV) pip install -q --python .venv-bench/bin/python --compile-bytecode --no-deps --reinstall build/$*/*.whl >&2
	@touch $@
