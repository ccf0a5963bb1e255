#!/usr/bin/env bash
# All unit tests. CPU-intensive ones (media readers on many real files, encoders, servers) run separately:
# otherwise tests that wait for an event would have to wait for a core.
set -euo pipefail

heavy='ContainersTests|FFmpegAdapterTests|SampleLibraryTests|LibraryTests|LiveServerTests|CinemaServerTests|PersistenceTests'
# Real servers that stay silent or send without end.
network='NetworkLayerTests|TMDbAdapterTests'
swift test "$@" --skip "$heavy|$network"
swift test --skip-build --filter "$heavy"
swift test --skip-build --filter "$network"
