# `make` alone lists the targets.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help run test check bench fuzz mutants package format clean

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

run: ## build Popcorn and start it at http://127.0.0.1:8080 (ARGS="--port 9000" for more)
	@scripts/setup.sh run
	@swift build -c release -debug-info-format none --product popcorn
	@exec .build/release/popcorn serve $(ARGS)

test: ## run all unit tests
	@scripts/setup.sh test
	@scripts/test.sh

check: ## run everything that CI runs: format, architecture, warnings, unit tests, browser tests
	@scripts/check.sh

bench: ## run the benchmarks and write bench.json (ARGS="--only scan --quick")
	@scripts/setup.sh bench
	@scripts/bench.sh $(ARGS)

fuzz: ## fuzz the parsers (SECONDS=60 for each)
	@scripts/setup.sh run
	@scripts/fuzz.sh $(or $(SECONDS),60)

mutants: ## mutation testing: plant faults and list those that no test finds (ARGS="FlowTests --count 20 --seed 7")
	@scripts/setup.sh run
	@python3 scripts/mutants.py $(ARGS)

package: ## build the Debian package in out/package; scripts/test-package.sh tests it
	@scripts/setup.sh package
	@scripts/package.sh $(ARGS)

format: ## format all Swift files
	@swift format --in-place --recursive --parallel App AppDependencies Adapters Benchmarks Contexts Core Features Platform Package.swift

clean: ## remove all build products
	@rm -rf .build .build-package .build-mutants .venv out bench.json
