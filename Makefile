# The front door. `make` alone says what there is.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help run test check bench fuzz format clean

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

run: ## builds Popcorn and opens the cinema at http://127.0.0.1:8080 (ARGS="--port 9000" for more)
	@scripts/setup.sh run
	@swift build -c release --product popcorn
	@exec .build/release/popcorn serve $(ARGS)

test: ## all unit tests
	@scripts/setup.sh test
	@scripts/test.sh

check: ## everything that CI checks: format, architecture, warnings, unit tests, browser tests
	@scripts/check.sh

bench: ## measures the budgets beside their references and writes bench.json
	@scripts/setup.sh bench
	@scripts/bench.sh $(ARGS)

fuzz: ## feeds the parsers of foreign bytes with garbage (SECONDS=60 each)
	@scripts/setup.sh run
	@scripts/fuzz.sh $(or $(SECONDS),60)

format: ## puts all Swift files into the house's format
	@swift format --in-place --recursive --parallel App AppDependencies Adapters Benchmarks Contexts Core Features Platform Package.swift

clean: ## removes what was built
	@rm -rf .build .venv out bench.json
