import { useCallback, useEffect, useState } from 'react';

const TICK_MS = 250;

/** Returns the whole seconds left. Restarts from `seconds` whenever that changes or `start` is called. */
export function useCountdown(seconds = 0): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const start = useCallback((from: number) => setEnd(Date.now() + from * 1000), []);

  useEffect(() => start(seconds), [start, seconds]);
  useEffect(() => {
    // Reads the clock, because timers stop while the device sleeps.
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    if (end <= Date.now()) return;
    const timer = setInterval(() => {
      tick();
      if (end <= Date.now()) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [end]);

  return { left, start };
}
