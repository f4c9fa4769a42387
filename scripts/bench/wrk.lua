-- Sends prepared requests one after another: `wrk ... -- <file> <count> <pause>`.
-- The file holds whole requests, divided by zero bytes. With a count, exactly so many are sent, each once; the clock then
-- stops with the last answer. A pause, in milliseconds, is kept before each request of a connection.
local ffi = require('ffi')
ffi.cdef [[
  typedef struct { long sec; long nsec; } moment;
  int clock_gettime(int clock, moment *now);
  int getpid(void);
  int kill(int process, int signal);
]]
local INTERRUPT, MONOTONIC, NEVER = 2, 1, 600000

local function seconds()
  local now = ffi.new('moment')
  ffi.C.clock_gettime(MONOTONIC, now)
  return tonumber(now.sec) + tonumber(now.nsec) / 1e9
end

local function read(path)
  local file = assert(io.open(path, 'rb'))
  local text = file:read('*a')
  file:close()
  local requests, from = {}, 1
  while true do
    local to = text:find('\0', from, true)
    if not to then return requests end
    requests[#requests + 1] = text:sub(from, to - 1)
    from = to + 1
  end
end

local threads = {}
function setup(thread)
  threads[#threads + 1] = thread
end

function init(args)
  local requests, count, pause = read(args[1]), tonumber(args[2]), tonumber(args[3])
  local sent, reserved, answered, started = 0, 0, 0, nil
  elapsed, good, refused, failed = 0, 0, 0, 0
  local verified = false

  function request()
    -- wrk asks for one request before it begins, which it does not send.
    if not verified then
      verified = true
      return requests[1]
    end
    started = started or seconds()
    sent = sent + 1
    return requests[(sent - 1) % #requests + 1]
  end

  if count > 0 then
    -- Asked before each request of a connection.
    function delay()
      reserved = reserved + 1
      return reserved > count and NEVER or 0
    end
    function response(status)
      answered = answered + 1
      if status < 400 then good = good + 1 elseif status < 500 then refused = refused + 1 else failed = failed + 1 end
      if answered == count then
        elapsed = seconds() - started
        ffi.C.kill(ffi.C.getpid(), INTERRUPT)
      end
    end
  elseif pause > 0 then
    function delay()
      return math.random(pause / 2, pause * 3 / 2)
    end
  end
end

function done(summary, latency)
  local thread, errors = threads[1], summary.errors
  local counted = thread:get('elapsed')
  io.write(string.format(
    'RESULT {"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"broken":%d,"bad":%d,"good":%d,"refused":%d,"failed":%d}\n',
    summary.requests, counted > 0 and counted or summary.duration / 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.timeout, errors.status,
    thread:get('good'), thread:get('refused'), thread:get('failed')))
end
