#!/usr/bin/env bash
# Everything that CI runs.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n── %s\n' "$1"; }

step "Missing packages";              scripts/setup.sh test
step "Format";                        swift format lint --strict --recursive --parallel App AppDependencies Adapters Benchmarks Contexts Core Features Platform Package.swift
step "Size of files and of the browser's modules"; scripts/check-sizes.sh
step "Architecture";                  scripts/test-architecture.sh; python3 scripts/architecture.py --check
step "Build: no warnings, no undeclared imports"; scripts/build.sh --build-tests
step "No bare conversion of a fraction";  python3 scripts/check-conversions.py
step "Unit tests";                    scripts/test.sh --skip-build
step "End to end, in a real browser"
export POPCORN_BINARY=$PWD/.build/debug/popcorn
browser_tests() { .venv/bin/python -m pytest -o console_output_style=times EndToEnd "$@"; }
# A busy machine may keep a browser waiting for longer than a test does. A test that fails twice is wrong, or the program is.
browser_tests || { step "The browser tests that failed, once more"; browser_tests --last-failed --last-failed-no-failures none; }
