#!/usr/bin/env bash
# All unit tests. CPU-intensive ones (media readers on many real files, encoders) run separately, and so do servers:
# otherwise tests that wait for an event would have to wait for a core. What failed is repeated at the end, because
# thousands of lines of tests that ran beside it hide it.
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

heavy='ContainersTests|FFmpegAdapterTests|SampleLibraryTests|LibraryTests|PersistenceTests'
servers='LiveServerTests|CinemaServerTests|NetworkLayerTests|RemoteArtworkTests|TMDbAdapterTests'
group "$@" --skip "$heavy|$servers"
group --skip-build --filter "$heavy"
group --skip-build --filter "$servers"
