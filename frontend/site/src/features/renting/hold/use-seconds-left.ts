import { useEffect, useState } from 'react';
import { secondsUntil } from './hold-countdown.rules';

/** Counts down the whole seconds until `deadline` (local time, milliseconds). Null without a deadline. */
export function useSecondsLeft(deadline: number | null): number | null {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (deadline === null) return;
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, 1000);
    // Phones stop timers while the screen is off.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [deadline]);

  return deadline === null ? null : secondsUntil(deadline, now);
}
