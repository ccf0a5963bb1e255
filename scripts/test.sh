#!/usr/bin/env bash
# All unit tests. Those that keep a core busy for long (media readers on many real files, encoders, servers) run by themselves:
# otherwise tests that wait for an event would wait for a core.
set -euo pipefail

heavy='ContainersTests|FFmpegAdapterTests|SampleLibraryTests|LibraryTests|LiveServerTests|CinemaServerTests|PersistenceTests'
swift test "$@" --skip "$heavy"
swift test --skip-build --filter "$heavy"
