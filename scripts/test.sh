#!/usr/bin/env bash
# All unit tests. Those that keep a core busy for long (media readers on many real files, encoders, servers) run by themselves:
# beside them, tests that wait for something to happen would wait for a core instead.
set -euo pipefail

heavy='ContainersTests|FFmpegAdapterTests|SampleLibraryTests|LibraryTests|LiveServerTests|CinemaServerTests|PersistenceTests'
swift test "$@" --skip "$heavy"
swift test --skip-build --filter "$heavy"
