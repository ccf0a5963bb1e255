-- Asks for one page again and again.
function done(summary, latency)
  io.write(string.format('{"requests":%d,"bytes":%d,"seconds":%.6f,"errors":%d,"p99":%.3f}\n', summary.requests, summary.bytes,
    summary.duration / 1e6, summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout,
    latency:percentile(99) / 1e3))
end
