#!/usr/bin/env bash
# All unit tests. CPU-intensive ones (media readers on many real files, rules for names) run separately, and so do those that
# wait for a process or a connection: otherwise they would wait for a core longer than the program allows. What failed is
# repeated at the end, because thousands of lines of tests that ran beside it hide it.
set -euo pipefail

output=$(mktemp)
trap 'rm -f "$output"' EXIT

group() {
  if ! swift test "$@" 2>&1 | tee "$output"; then
    printf '\n── Failed:\n'
    grep -E '^✘|Fatal error|error:' "$output" | tail -n 60
    exit 1
  fi
}

heavy='ContainersTests|LibraryTests|PersistenceTests'
processes='FFmpegAdapterTests|SampleLibraryTests'
servers='LiveServerTests|CinemaServerTests|NetworkLayerTests|RemoteArtworkTests|TMDbAdapterTests'
group "$@" --skip "$heavy|$processes|$servers"
group --skip-build --filter "$heavy" --skip "$processes"
group --skip-build --filter "$processes"
group --skip-build --filter "$servers"
