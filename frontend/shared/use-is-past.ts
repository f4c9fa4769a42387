import { useEffect, useState } from 'react';

/** Returns whether the device's clock has passed an instant, which is at most some hours away. */
export function useIsPast(instant: string): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(instant), Date.parse(instant) - Date.now());
    return () => clearTimeout(timer);
  }, [instant]);
  return passed === instant;
}
