import { useEffect } from 'react';

/** The browser asks before the page is left or loaded again, except on the way into a payment app. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!document.activeElement?.matches('a[href^="upi:"]')) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}
