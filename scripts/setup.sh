#!/usr/bin/env bash
# Installs the Debian packages that are missing on a fresh Debian 12 machine with Swift, and lists them. Usage: setup.sh run|test|bench|package
set -euo pipefail

purpose=${1:-run}
packages=()
need() { # need COMMAND-OR-FILE PACKAGE
    if [[ $1 == /* ]]; then [[ -e $1 ]] || packages+=("$2"); else command -v "$1" >/dev/null || packages+=("$2"); fi
}

need /usr/include/sqlite3.h libsqlite3-dev
need /usr/include/zlib.h zlib1g-dev
need ffmpeg ffmpeg
need /usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf fonts-dejavu-core
if [[ $purpose == package ]]; then
    need dpkg-shlibdeps dpkg-dev
    need strip binutils
    need python3 python3
    need mmdebstrap mmdebstrap
    need ip iproute2
fi
if [[ $purpose == test || $purpose == bench ]]; then
    need chromium chromium
    need python3 python3
    need /usr/share/fonts/truetype/noto/NotoColorEmoji.ttf fonts-noto-color-emoji
fi
if [[ $purpose == bench ]]; then
    need nginx nginx-light
    need wrk wrk
fi

if ((${#packages[@]})); then
    echo "Popcorn needs these Debian packages and installs them now: ${packages[*]}"
    sudo=""
    if ((EUID != 0)); then
        command -v sudo >/dev/null || { echo "Please run as root: apt-get install ${packages[*]}" >&2; exit 1; }
        sudo=sudo
    fi
    $sudo apt-get update -qq
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
fi

if [[ $purpose == test || $purpose == bench ]]; then
    requirements=EndToEnd/requirements.txt
    [[ $purpose == bench ]] && requirements=Benchmarks/requirements.txt
    stamp=.venv/$purpose-$(sha256sum "$requirements" | cut -c1-12)
    if [[ ! -e $stamp ]]; then
        echo "Installing the Python packages of $requirements into .venv"
        [[ -d .venv ]] || python3 -m venv .venv 2>/dev/null || {
            ${sudo:-} apt-get update -qq; ${sudo:-} apt-get install -y -qq python3-venv >/dev/null; python3 -m venv .venv; }
        .venv/bin/pip install --quiet --disable-pip-version-check -r "$requirements"
        touch "$stamp"
    fi
fi

command -v swift >/dev/null || { echo "Swift 6.3 or newer is not installed: https://www.swift.org/install/linux/" >&2; exit 1; }
