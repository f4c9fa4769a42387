import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

interface Autoplay {
  /** Milliseconds between steps; 0 for never. */
  interval: number;
  /** Half an interval before each step. */
  prepare: () => void;
  step: () => void;
}

/**
 * Steps only while the element is on the screen and nobody points at it or has the focus in it: a long list of
 * cars would keep a cheap phone busy otherwise.
 */
export function useAutoplay(
  element: RefObject<HTMLElement | null>,
  { interval, prepare, step }: Autoplay,
): void {
  const onHalf = useEffectEvent(prepare);
  const onFull = useEffectEvent(step);
  useEffect(() => {
    const root = element.current;
    if (!root || interval === 0) return;
    let onScreen = false;
    const watch = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
    });
    watch.observe(root);
    let half = true;
    const timer = setInterval(() => {
      if (!onScreen || document.hidden || root.matches(':hover, :has(:focus-visible)')) return;
      if (half) onHalf();
      else onFull();
      half = !half;
    }, interval / 2);
    return () => {
      watch.disconnect();
      clearInterval(timer);
    };
  }, [element, interval]);
}
