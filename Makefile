# `make` alone lists the targets.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help run test check bench fuzz mutants package format clean

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

run: ## builds Popcorn and starts it at http://127.0.0.1:8080 (ARGS="--port 9000" for more)
	@scripts/setup.sh run
	@swift build -c release -debug-info-format none --product popcorn
	@exec .build/release/popcorn serve $(ARGS)

test: ## runs all unit tests
	@scripts/setup.sh test
	@scripts/test.sh

check: ## runs everything that CI checks: format, architecture, warnings, unit tests, browser tests
	@scripts/check.sh

bench: ## measures the budgets and their references and writes bench.json (ARGS="--only scan --quick")
	@scripts/setup.sh bench
	@scripts/bench.sh $(ARGS)

fuzz: ## feeds the parsers with random bytes (SECONDS=60 for each)
	@scripts/setup.sh run
	@scripts/fuzz.sh $(or $(SECONDS),60)

mutants: ## plants faults and lists those that no test finds (ARGS="FlowTests --count 20 --seed 7")
	@scripts/setup.sh run
	@python3 scripts/mutants.py $(ARGS)

package: ## builds the Debian package into out/package; scripts/test-package.sh tests it
	@scripts/setup.sh package
	@scripts/package.sh $(ARGS)

format: ## formats all Swift files
	@swift format --in-place --recursive --parallel App AppDependencies Adapters Benchmarks Contexts Core Features Platform Package.swift

clean: ## removes everything that was built
	@rm -rf .build .build-package .build-mutants .venv out bench.json
