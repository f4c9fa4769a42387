import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

interface Autoplay {
  /** Milliseconds between steps; 0 for never. */
  interval: number;
  /** Called half an interval before each step. */
  prepare: () => void;
  step: () => void;
}

/** Steps only while the element is in view, not hovered and without focus, to save work for slow phones. */
export function useAutoplay(
  element: RefObject<HTMLElement | null>,
  { interval, prepare, step }: Autoplay,
): void {
  const onHalf = useEffectEvent(prepare);
  const onFull = useEffectEvent(step);
  useEffect(() => {
    const root = element.current;
    if (!root || interval === 0) return;
    let isInView = false;
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
    });
    observer.observe(root);
    let half = true;
    const timer = setInterval(() => {
      if (!isInView || document.hidden || root.matches(':hover, :has(:focus-visible)')) return;
      if (half) onHalf();
      else onFull();
      half = !half;
    }, interval / 2);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [element, interval]);
}
