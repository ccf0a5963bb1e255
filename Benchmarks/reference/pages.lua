-- Asks for one page again and again.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"bytes":%d,"seconds":%.6f,"refused":%d,"broken":%d,"p99":%.3f}\n', summary.requests, summary.bytes,
    summary.duration / 1e6, errors.status, errors.connect + errors.read + errors.write + errors.timeout, latency:percentile(99) / 1e3))
end
