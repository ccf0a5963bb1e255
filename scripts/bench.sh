#!/usr/bin/env bash
# Measures the budgets and their references: scripts/bench.sh [--only scan,start] [--quick] [--out bench.json]
# A figure outside its budget is shown and is no failure; one that could not be measured is.
set -euo pipefail
cd "$(dirname "$0")/.."

# Without debug information, as `make run` builds it: a tenth quicker, and the two share what is built.
swift build -c release -debug-info-format none --product popcorn
swift build -c release -debug-info-format none --product PopcornBench
exec .venv/bin/python Benchmarks/bench.py "$@"
