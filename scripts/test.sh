#!/usr/bin/env bash
# All unit tests. CPU-intensive ones (media readers on many real files, encoders) run separately, and so do servers:
# otherwise tests that wait for an event would have to wait for a core.
set -euo pipefail

heavy='ContainersTests|FFmpegAdapterTests|SampleLibraryTests|LibraryTests|PersistenceTests'
servers='LiveServerTests|CinemaServerTests|NetworkLayerTests|TMDbAdapterTests'
swift test "$@" --skip "$heavy|$servers"
swift test --skip-build --filter "$heavy"
swift test --skip-build --filter "$servers"
