#!/usr/bin/env bash
# Fuzzes the parsers of foreign bytes with libFuzzer: scripts/fuzz.sh [seconds for each] [MP4Fuzz|MatroskaFuzz|SubtitleFuzz|PictureFuzz|NFOFuzz|EncodingFuzz …]
# ffmpeg makes the seed corpus. Crashing inputs are kept in .build/fuzz/<target>/ and listed at the end; exit code 1.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds="${1:-60}"
[[ "$seconds" =~ ^[0-9]+$ ]] || { echo "usage: scripts/fuzz.sh [seconds] [target …]" >&2; exit 2; }
shift || true
targets=("$@")
[[ ${#targets[@]} -gt 0 ]] || targets=(MP4Fuzz MatroskaFuzz SubtitleFuzz PictureFuzz NFOFuzz EncodingFuzz)
options=(-O -wmo -g -parse-as-library -swift-version 6 -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature InternalImportsByDefault)
out="${FUZZ_DIR:-.build/fuzz}"
mkdir -p "$out"

clip() { ffmpeg -v error -y "$@" || echo "no seed: ${*: -1}" >&2; }

make_seeds() {
  local m="$out/MP4Fuzz/corpus" k="$out/MatroskaFuzz/corpus" s="$out/SubtitleFuzz/corpus" p="$out/PictureFuzz/corpus"
  mkdir -p "$m" "$k" "$s" "$p" "$out/NFOFuzz/corpus" "$out/EncodingFuzz/corpus"
  printf '<movie><title>A &amp; B</title><year>1999</year><ratings><rating max="10" default="true"><value>8.1</value></rating></ratings><uniqueid type="tmdb">550</uniqueid></movie>' \
    >"$out/NFOFuzz/corpus/movie.nfo"
  printf 'https://www.themoviedb.org/movie/550-fight-club' >"$out/NFOFuzz/corpus/address.nfo"
  local line encoding
  while read -r encoding line; do iconv -f UTF-8 -t "$encoding" <<<"$line" >"$out/EncodingFuzz/corpus/$encoding" || true; done <<'EOF'
CP1251 Где ты был вчера?
KOI8-R Где ты был вчера?
CP1250 Všechno bude v pořádku.
CP1256 أين كنت أمس؟
CP932 昨日はどこにいたの？
GB18030 你昨天去哪儿了？
BIG5 你昨天去哪裡了？
CP949 어제 어디 있었어?
UTF-16LE Wo warst du gestern? Öl.
UTF-8 Wo warst du gestern? Öl.
EOF
  command -v ffmpeg >/dev/null || { echo "ffmpeg is not installed: fuzzing without seeds" >&2; return; }
  printf '1\n00:00:00,100 --> 00:00:00,900\n<i>One</i>\n\n2\n00:00:01,000 --> 00:00:01,500\n{\\an8}Two\n' >"$s/a.srt"
  printf ';FFMETADATA1\ntitle=T\n[CHAPTER]\nTIMEBASE=1/10\nSTART=0\nEND=9\ntitle=A\n[CHAPTER]\nTIMEBASE=1/10\nSTART=9\nEND=19\ntitle=B\n' >"$out/chapters.txt"
  clip -i "$s/a.srt" "$s/a.ass"
  clip -i "$s/a.srt" "$s/a.vtt"
  local kind
  for kind in jpg png webp gif bmp avif; do clip -f lavfi -i testsrc2=s=32x48 -frames:v 1 "$p/a.$kind"; done
  local base="$out/base.mp4"
  clip -f lavfi -i testsrc2=s=32x32:r=8:d=2 -f lavfi -i sine=r=8000:d=2 -i "$s/a.srt" -i "$out/chapters.txt" -map 0 -map 1 -map 2 \
    -map_metadata 3 -map_chapters 3 -c:v libx264 -preset ultrafast -crf 50 -g 4 -bf 1 -c:a aac -b:a 8k -c:s mov_text "$base"
  cp "$base" "$m/plain.mp4"
  clip -i "$base" -map 0:v -map 0:a -c copy -movflags +frag_keyframe+empty_moov "$m/fragmented.mp4"
  clip -i "$base" -map 0:v -c copy -movflags +frag_keyframe+empty_moov+global_sidx+default_base_moof "$m/indexed.mp4"
  clip -i "$base" -map 0:v -map 0:a -c copy "$m/quick.mov"
  clip -ss 0.7 -i "$base" -map 0:v -map 0:a -c copy "$m/cut.mp4"
  clip -f lavfi -i testsrc2=s=32x32:r=8:d=1 -c:v libx265 -x265-params log-level=none -preset ultrafast "$m/hevc.mp4"
  clip -i "$base" -map 0:v -map 0:s -c copy -metadata:s:v rotate=90 -disposition:s:0 forced "$m/turned.mp4"
  clip -f lavfi -i testsrc2=s=32x32:r=8:d=1 -pix_fmt yuv420p10le -c:v libx265 -preset ultrafast \
    -x265-params log-level=none:transfer=smpte2084:sar=2 "$m/pq.mp4"
  clip -f lavfi -i sine=d=0.2 -f lavfi -i sine=d=0.2 -map 0 -map 0 -map 1 -map 1 -c:a:0 libmp3lame -c:a:1 dca -c:a:2 libvorbis -c:a:3 truehd \
    -ar 48000 -ac 2 -strict -2 "$m/sound.mp4"
  clip -i "$m/pq.mp4" -c copy "$k/pq.mkv"
  clip -i "$base" -map 0:v -map 0:a -c copy -map 0:s -c:s srt -attach "$s/a.srt" -metadata:s:t mimetype=text/plain "$k/plain.mkv"
  clip -i "$base" -map 0:v -map 0:a -map 0:s -c copy -c:s ass -f matroska -live 1 "$k/live.mkv"
  clip -i "$base" -map 0:v -map 0:s -c copy -c:s webvtt "$k/text.mkv"
  clip -f lavfi -i testsrc2=s=32x32:r=8:d=1 -c:v libvpx-vp9 -deadline realtime "$k/vp9.webm"
  clip -i "$m/hevc.mp4" -c copy "$k/hevc.mkv"
}

# CoreDomain as a separate library.
make_core() {
  mapfile -t core < <(find Core/CoreDomain -name '*.swift' -not -path '*/Tests/*' | sort)
  swiftc "${options[@]}" -module-name CoreDomain -emit-library -static -emit-module -emit-module-path "$out/CoreDomain.swiftmodule" \
    "${core[@]}" -o "$out/libCoreDomain.a"
}

make_seeds
make_core
failed=0
for target in "${targets[@]}"; do
  if [[ $target == NFOFuzz ]]; then sources=Contexts/Library/Domain fuzz=Contexts/Library/Fuzz module=LibraryDomain
  elif [[ $target == EncodingFuzz ]]; then sources=Platform/Encodings fuzz=Platform/Encodings/Fuzz module=Encodings
  else sources=Platform/Containers fuzz=Platform/Containers/Fuzz module=Containers; fi
  [[ -f "$fuzz/$target.swift" ]] || { echo "no target $target in $fuzz" >&2; exit 2; }
  mapfile -t files < <(find "$sources" -name '*.swift' -not -path '*/Tests/*' -not -path '*/Fuzz/*' | sort)
  files+=("$fuzz/$target.swift")
  grep -q FuzzedReading "$fuzz/$target.swift" && files+=("$fuzz/FuzzedReading.swift")
  echo "building $target"
  swiftc -sanitize=fuzzer "${options[@]}" -I "$out" -L "$out" -lCoreDomain -lswiftSynchronization -module-name "$module" -emit-executable -emit-module-path "$out/$target/$module.swiftmodule" "${files[@]}" -o "$out/$target/$target" 2>&1 | { grep -v "Cannot export local symbol" || true; }
  echo "fuzzing $target for $seconds s"
  # A crash stops the run; its input reproduces it.
  if ! "$out/$target/$target" -max_total_time="$seconds" -timeout=5 -rss_limit_mb=2048 -max_len=65536 -print_final_stats=1 \
    -artifact_prefix="$out/$target/" "$out/$target/corpus" >"$out/$target/log" 2>&1; then
    failed=1
    echo "$target found a crash:"
    grep -E "ERROR|SUMMARY|Fatal|artifact_prefix|Test unit written" "$out/$target/log" || tail -20 "$out/$target/log"
  else
    grep -E "stat::number_of_executed_units|stat::average_exec_per_sec|stat::peak_rss_mb" "$out/$target/log"
  fi
done
exit $failed
