-- Ranges of one length from random places: wrk … -- SIZE SPAN
local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("number", threads)
end

function init(arguments)
  size, span = tonumber(arguments[1]), tonumber(arguments[2])
  math.randomseed(number * 7919)
end

function request()
  local first = math.floor(math.random() * (size - span))
  return wrk.format("GET", nil, { ["Range"] = string.format("bytes=%d-%d", first, first + span - 1) })
end

function done(summary, latency)
  io.write(string.format('{"requests":%d,"bytes":%d,"seconds":%.6f,"errors":%d,"p99":%.3f}\n', summary.requests, summary.bytes,
    summary.duration / 1e6, summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout,
    latency:percentile(99) / 1e3))
end
