#!/usr/bin/env bash
# Runs the benchmarks and their references: scripts/bench.sh [--only scan,start] [--quick] [--out bench.json]
# A result outside its budget is reported but not a failure; a failed measurement is.
set -euo pipefail
cd "$(dirname "$0")/.."

# Without debug information, like `make run`: the build is a tenth faster, and both share their products.
swift build -c release -debug-info-format none --product popcorn
swift build -c release -debug-info-format none --product PopcornBench
exec .venv/bin/python Benchmarks/bench.py "$@"
