import { useEffect, useState } from 'react';

/** Whole seconds left, and the way to start over. Survives a page that slept. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);

  function start(seconds: number): void {
    setEnd(Date.now() + seconds * 1000);
    setLeft(seconds);
  }

  return [left, start];
}
