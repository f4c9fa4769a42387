import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '@/lib/use-reduced-motion';

const DURATION_MS = 1600;

/** Climbs from 0 to `target` once the returned element comes into view. */
export function useCountUp<E extends Element>(target: number) {
  const element = useRef<E>(null);
  const still = useReducedMotion();
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (still || !element.current) return;
    let frame = 0;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        const done = Math.min(1, (now - start) / DURATION_MS);
        setShown(Math.round(target * (1 - (1 - done) ** 3)));
        if (done < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    watch.observe(element.current);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [target, still]);

  return { element, shown: still ? target : shown };
}
