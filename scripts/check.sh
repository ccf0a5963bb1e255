#!/usr/bin/env bash
# What CI runs, nothing more and nothing less.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n── %s\n' "$1"; }

step "What the machine lacks";        scripts/setup.sh test
step "Format";                        swift format lint --strict --recursive --parallel App AppDependencies Adapters Benchmarks Contexts Core Features Platform Package.swift
step "Size of files and of the browser's modules"; scripts/check-sizes.sh
step "Architecture";                  scripts/test-architecture.sh
step "Build: no warnings, no undeclared imports"; scripts/build.sh --build-tests
step "Unit tests";                    swift test --skip-build
step "The program for the browser tests"; scripts/build.sh -c release --product popcorn
step "End to end, in a real browser"; .venv/bin/python -m pytest -q EndToEnd
