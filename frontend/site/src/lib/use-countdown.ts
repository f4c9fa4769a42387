import { useEffect, useState } from 'react';

/** Whole seconds left, counting down from what `start` was last given. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    if (end <= Date.now()) return;
    const timer = setInterval(() => {
      tick();
      if (end <= Date.now()) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);

  return { left, start: (seconds) => setEnd(Date.now() + seconds * 1000) };
}
