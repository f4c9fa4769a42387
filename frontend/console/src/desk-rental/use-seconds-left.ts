import { useEffect, useState } from 'react';

/** Counts down from the whole seconds that the server told. Survives a page that slept. */
export function useSecondsLeft(told: number): number {
  const [left, setLeft] = useState(told);
  useEffect(() => {
    const end = Date.now() + told * 1000;
    const tick = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [told]);
  return left;
}
