#!/usr/bin/env bash
# The part of test-package.sh that runs in the fresh root, next to old.deb and new.deb.
set -uo pipefail
cd /test
ip link set lo up
passed=0 failed=0

check() { # check NAME COMMAND…
    local name=$1; shift
    # Not in a subshell: `start` sets the process that `stop` stops.
    if "$@" >/test/output 2>&1; then
        echo "passed: $name"; passed=$((passed + 1))
    else
        echo "FAILED: $name"; tail -15 /test/output | sed 's/^/    /'; failed=$((failed + 1))
    fi
}
is() { [[ $1 == "$2" ]] || { echo "it is “$1”, expected “$2”"; return 1; }; }
absent() { local one; for one; do [[ ! -e $one && ! -L $one ]] || { echo "$one is still there"; return 1; }; done; }

unit=/usr/lib/systemd/system/popcorn.service
port=8080
value() { sed -n "s/^$1=//p" "$unit"; }
api() { curl -fsS --max-time 10 "http://127.0.0.1:$port$1" "${@:2}"; }

# Starts what ExecStart says, as the unit's user, with its environment, limits and privileges, where systemd is not at hand.
pid=""
start() { # start [PREFIX…]
    local variables; mapfile -t variables < <(value Environment)
    install -d -o "$(value User)" -g "$(value Group)" -m "$(value StateDirectoryMode)" "/var/lib/$(value StateDirectory)"
    install -d -o "$(value User)" -g "$(value Group)" -m "$(value CacheDirectoryMode)" "/var/cache/$(value CacheDirectory)"
    (
        cd / && umask "$(value UMask)"
        ulimit -n "$(value LimitNOFILE)" 2>/dev/null || ulimit -n "$(ulimit -Hn)"
        read -ra command < <(value ExecStart)
        exec "$@" setpriv --reuid "$(value User)" --regid "$(value Group)" --init-groups --bounding-set=-all --inh-caps=-all --no-new-privs \
            env -i PATH=/usr/bin:/bin "${variables[@]}" "${command[@]}"
    ) >>/test/server.log 2>&1 &
    pid=$!
    local try
    for try in {1..300}; do
        api /healthz >/dev/null 2>&1 && return 0
        kill -0 "$pid" 2>/dev/null || { cat /test/server.log; return 1; }
        sleep 0.1
    done
    echo "no answer within 30 s"; tail -20 /test/server.log; return 1
}
stop() { # stop SIGNAL: sets `code` to the exit code and `took` to the milliseconds until the end
    local begun=${EPOCHREALTIME/./}
    kill -s "$1" "$pid"; wait "$pid"; code=$?
    took=$(((${EPOCHREALTIME/./} - begun) / 1000))
}
titles() { # titles COUNT: waits until so many movies can be played
    local try
    for try in {1..600}; do
        (($(api "/api/v1/movies?limit=200" | grep -o '"title"' | wc -l) >= $1)) && return 0
        sleep 0.5
    done
    api /api/v1/library; tail -5 /test/server.log; return 1
}

echo "── Installation"
check "dpkg installs it" dpkg -i old.deb
check "it is configured" is "$(dpkg-query -W -f '${db:Status-Abbrev}' popcorn)" "ii "
check "the user has no shell" is "$(getent passwd popcorn | cut -d: -f7)" /usr/sbin/nologin
check "the data are the user's alone" is "$(stat -c '%U %G %a' /var/lib/popcorn)" "popcorn popcorn 700"
check "so is the cache" is "$(stat -c '%U %G %a' /var/cache/popcorn)" "popcorn popcorn 700"
check "others cannot read the settings" is "$(stat -c '%U %G %a' /etc/popcorn/popcorn.yaml)" "root popcorn 640"
check "the settings are kept by dpkg" is "$(dpkg-query -W -f '${Conffiles}' popcorn | awk 'NF {print $1}')" /etc/popcorn/popcorn.yaml
check "every library that it loads is there" bash -c '! ldd /usr/bin/popcorn | grep "not found"'
check "no Swift library is among them" bash -c '! ldd /usr/bin/popcorn | grep -i -E "swift|Foundation"'
check "the service would be enabled" test -L /etc/systemd/system/multi-user.target.wants/popcorn.service
check "systemd understands the unit" bash -c 'said=$(systemd-analyze verify --man=no popcorn.service 2>&1); echo "$said"; [[ $said != *popcorn.service:* ]]'
check "systemd calls the unit well protected" bash -c 'systemd-analyze security --offline=true --threshold=25 --no-pager popcorn.service'
for command in serve "library add" "library scan" search backup restore doctor; do
    check "the manual explains $command" bash -c "zcat /usr/share/man/man1/popcorn.1.gz | grep -q '^.SS \"popcorn $command\"'"
done
check "the completion is a script of bash" bash -n /usr/share/bash-completion/completions/popcorn
check "licences are included" grep -q "GRDB" /usr/share/doc/popcorn/copyright

echo "── First start, on the loopback interface alone"
check "it starts as the unit says" start
check "it makes its sample movies with the ffmpeg that it depends on" titles 1
check "its files are its own alone" bash -c 'found=$(find /var/lib/popcorn -type f -perm /077); echo "$found"; [[ -z $found ]]'
movie=$(api "/api/v1/movies?limit=1" | grep -o '"id":"[^"]*"' | head -1 | cut -d'"' -f4)
check "a movie goes on the watchlist" api "/api/v1/watchlist/$movie" -X PUT -H "Origin: http://127.0.0.1:$port"
check "popcorn-system works on the same data" bash -c 'popcorn-system library list | tee /dev/stderr | grep -q .'
check "popcorn-system makes a backup" bash -c 'popcorn-system backup /var/lib/popcorn/by-hand.db && test -s /var/lib/popcorn/by-hand.db'
rm -f /var/lib/popcorn/by-hand.db
stop TERM
check "SIGTERM ends it with 0" is "$code" 0
check "within five seconds (it took $took ms)" test "$took" -lt 5000

echo "── Upgrade"
sed -i 's/^port: .*/port: 9123/' /etc/popcorn/popcorn.yaml
port=9123
check "dpkg upgrades it" dpkg -i new.deb
check "the new version is there" is "$(dpkg-query -W -f '${Version}' popcorn)" "$(dpkg-deb -f new.deb Version)"
check "the settings are as they were changed" grep -qx "port: 9123" /etc/popcorn/popcorn.yaml
check "others still cannot read them" is "$(stat -c '%U %G %a' /etc/popcorn/popcorn.yaml)" "root popcorn 640"
check "it starts, on the port of the settings" start
check "the watchlist is as it was" bash -c "curl -fsS http://127.0.0.1:$port/api/v1/movies/$movie | grep -q '\"on_watchlist\":true'"
reported() { # a signal from outside is reported as a crash is
    local begun=${EPOCHREALTIME/./} try
    kill -s SEGV "$pid"
    for try in {1..200}; do
        grep -q "^Backtrace took" /test/server.log && { took=$(((${EPOCHREALTIME/./} - begun) / 1000)); return 0; }
        sleep 0.05
    done
    tail -20 /test/server.log; return 1
}
took=99999
reported
check "a crash is reported within two seconds (it took $took ms)" test "$took" -lt 2000
check "the report names functions" grep -E "^ *[0-9]+ .* in popcorn" /test/server.log
# Unlike a crash, the signal does not end the program.
stop KILL
check "it starts after the crash" start
check "the watchlist survives the crash" bash -c "curl -fsS http://127.0.0.1:$port/api/v1/movies/$movie | grep -q '\"on_watchlist\":true'"
stop TERM

echo "── System calls"
rm -f /test/calls
check "it starts under strace" start strace -f -qq -o /test/calls
api / >/dev/null; api "/api/v1/movies?limit=50" >/dev/null; api /api/v1/library/scan -X POST -H "Origin: http://127.0.0.1:$port" >/dev/null; sleep 3
pkill_pid=$(cat "/proc/$pid/task/$pid/children" | awk '{print $1}')
kill -TERM "${pkill_pid:-$pid}"; wait "$pid"
allowed() { # every name of the filter, groups taken apart
    local waiting=("$@") name line
    while ((${#waiting[@]})); do
        name=${waiting[0]}; waiting=("${waiting[@]:1}")
        if [[ $name == @* ]]; then
            while read -r line; do [[ $line == "#"* || $line == "$name" || -z $line ]] || waiting+=("$line"); done < <(systemd-analyze syscall-filter "$name")
        else
            echo "$name"
        fi
    done
}
# What the shell and setpriv do before the program starts is systemd's work.
sed -n '/execve("\/usr\/bin\/popcorn"/,$p' /test/calls | grep -oE '^[0-9]+ +[a-z_0-9]+\(' | grep -oE '[a-z_0-9]+' | grep -vE '^[0-9]+$' | sort -u > /test/used
allowed @default @system-service | sort -u > /test/may
allowed @privileged | grep -vxFf <(allowed @default) | sort -u > /test/maynot
check "all $(wc -l < /test/used) kinds are in the unit's filter" bash -c 'other=$(comm -23 /test/used /test/may; comm -12 /test/used /test/maynot); echo "$other"; [[ -z $other && -s /test/used ]]'

echo "── The container, without its engine"
sed -i 's/^port: .*/port: 8080/' /etc/popcorn/popcorn.yaml
port=8080
mapfile -d "" -t variables < container/variables
mapfile -d "" -t command < <(cat container/entry container/command)
mapfile -d "" -t health < container/health
option() { printf '%s\n' "$@" | grep -o 'SWIFT_BACKTRACE=.*'; }
check "it reports crashes as the unit does" is "$(option "${variables[@]}")" "$(option "$(value Environment)")"
check "it is not healthy before it starts" bash -c '! "$@"' - "${health[@]}"
setpriv --reuid popcorn --regid popcorn --init-groups --no-new-privs env -i PATH=/usr/bin:/bin "${variables[@]}" "${command[@]}" >>/test/server.log 2>&1 &
pid=$!
healthy() { local try; for try in {1..100}; do "${health[@]}" 2>/dev/null && return 0; sleep 0.2; done; return 1; }
check "it becomes healthy" healthy
check "it answers on every address" grep -q " 00000000:1F90 00000000:0000 0A " /proc/net/tcp
stop TERM
check "it stops on its stop signal with 0" is "$code" 0

echo "── Removal"
check "dpkg removes it" dpkg -r popcorn
check "the program and the unit are gone" absent /usr/bin/popcorn "$unit"
check "data and settings stay" test -s /var/lib/popcorn/popcorn.db -a -s /etc/popcorn/popcorn.yaml
check "dpkg purges it" dpkg -P popcorn
check "settings, cache and all that can be made again are gone" absent /etc/popcorn /var/cache/popcorn /var/lib/popcorn/catalogue.db /var/lib/popcorn/popcorn.yaml
check "watchlists and progress stay" test -s /var/lib/popcorn/popcorn.db
check "nothing else is left" bash -c 'found=$(find / -xdev \( -path /test -o -path /proc -o -path /tmp \) -prune -o -iname "*popcorn*" -print | grep -vE "^/var/lib/popcorn(/|$)"); echo "$found"; [[ -z $found ]]'

echo "$passed passed, $failed failed"
((failed == 0))
