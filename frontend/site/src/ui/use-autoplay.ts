import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Calls `step` every `interval` milliseconds (never, if that is 0), but only while the element is on the screen
 * and nobody points at it or has the focus in it: a long list of cars would keep a cheap phone busy otherwise.
 */
export function useAutoplay(
  element: RefObject<HTMLElement | null>,
  interval: number,
  step: () => void,
): void {
  const onTick = useEffectEvent(step);
  useEffect(() => {
    const root = element.current;
    if (!root || interval === 0) return;
    let onScreen = false;
    const watch = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
    });
    watch.observe(root);
    const timer = setInterval(() => {
      if (onScreen && !document.hidden && !root.matches(':hover, :has(:focus-visible)')) onTick();
    }, interval);
    return () => {
      watch.disconnect();
      clearInterval(timer);
    };
  }, [element, interval]);
}
