-- The requests of a list in a random order: wrk … -- LIST PAUSE. Each line of the file LIST is a path, or a path and a range of its bytes. With a
-- PAUSE, in milliseconds, each connection waits that long on average before it asks.
local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("number", threads)
end

function init(arguments)
  requests = {}
  for line in io.lines(arguments[1]) do
    local path, range = line:match("(%S+) ?(.*)")
    requests[#requests + 1] = wrk.format("GET", path, range ~= "" and { ["Range"] = "bytes=" .. range } or nil)
  end
  math.randomseed(number * 7919)
  local pause = tonumber(arguments[2])
  if pause > 0 then
    -- Only a script that has this function waits.
    function delay() return math.floor(math.random() * 2 * pause) end
  end
end

function request()
  return requests[math.random(#requests)]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"bytes":%d,"seconds":%.6f,"errors":%d,"p50":%.3f,"p99":%.3f}\n', summary.requests, summary.bytes,
    summary.duration / 1e6, errors.status + errors.connect + errors.read + errors.timeout, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
