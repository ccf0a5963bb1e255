#!/usr/bin/env bash
# swift build that fails on imports that the manifest does not declare. SwiftPM prints that error but may go
# on building, so the output is searched.
set -euo pipefail

log=$(mktemp)
trap 'rm -f "$log"' EXIT
set +e
swift build --explicit-target-dependency-import-check error "$@" 2>&1 | tee "$log" | grep --line-buffered -vE '^\[[0-9]+/[0-9]+\]'
status=${PIPESTATUS[0]}
set -e
if grep -E 'imports another target' "$log" >/dev/null; then
    echo "An import is not declared in Package.swift:" >&2
    grep -hE 'imports another target' "$log" | sort -u >&2
    exit 1
fi
exit "$status"
