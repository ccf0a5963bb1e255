#!/usr/bin/env bash
# Files stay short, and what a browser loads stays small.
set -euo pipefail
cd "$(dirname "$0")/.."
failed=0

while read -r lines file; do
    if ((lines > 400)); then echo "$file has $lines lines; 400 is the limit"; failed=1; fi
done < <(git ls-files '*.swift' | xargs wc -l | awk '$2 != "total"')

budget() { # budget FILE BYTES, of the module as it is served (Core/HTML/BrowserModule.swift)
    local size
    size=$(grep -v '^ *\(//\|/\*\*.*\*/$\|$\)' "$1" | gzip -9 -c | wc -c)
    echo "$1: $size bytes gzipped of $2"
    if ((size > $2)); then failed=1; fi
}
budget Core/Live/live.js 6144
budget Core/DesignSystem/Assets/shell.js 3200
budget Core/DesignSystem/Assets/keys.js 2432
budget Core/DesignSystem/Assets/search.js 2048
budget Core/DesignSystem/Assets/list.js 2304
budget Features/Watch/capabilities.js 640
budget Features/Watch/player.js 11264
budget Features/Watch/stream.js 5824
exit $failed
