import { useEffect, useState } from 'react';

/** True from the instant on, which is at most some hours away, by the clock of the device. */
export function useIsPast(instant: string): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(instant), Date.parse(instant) - Date.now());
    return () => clearTimeout(timer);
  }, [instant]);
  return passed === instant;
}
