-- Sends the requests of a file in turn: `wrk ... -- <file> <count> <pause>`. Zero bytes separate the requests.
-- A positive count sends each of that many requests once. A positive pause is the mean wait before a request, in ms.
local ffi = require('ffi')
ffi.cdef [[ int getpid(void); int kill(int process, int signal); ]]
local INTERRUPT, FOREVER_MS = 2, 600000

function init(args)
  local file, count, pause = assert(io.open(args[1], 'rb')), tonumber(args[2]), tonumber(args[3])
  local requests, sent, reserved, answered, verified = {}, 0, 0, 0, false
  for text in (file:read('*a')):gmatch('[^%z]+') do requests[#requests + 1] = text end
  file:close()

  function request()
    -- wrk verifies the script with one request that it does not send.
    if not verified then
      verified = true
      return requests[1]
    end
    sent = sent + 1
    return requests[(sent - 1) % #requests + 1]
  end

  if count > 0 then
    function delay()
      reserved = reserved + 1
      return reserved > count and FOREVER_MS or 0
    end
    function response()
      answered = answered + 1
      if answered == count then
        wrk.thread:stop()
        -- Ends the wait of the main thread, which would otherwise last for the whole duration.
        ffi.C.kill(ffi.C.getpid(), INTERRUPT)
      end
    end
  elseif pause > 0 then
    function delay() return math.random(pause / 2, pause * 3 / 2) end
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('RESULT {"requests":%d,"seconds":%.6f,"p99":%.3f,"failed":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.timeout + errors.status))
end
