import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '@/lib/use-reduced-motion';

const DURATION_MS = 1600;

/** Counts from 0 to `target` after the element becomes visible. */
export function useCountUp<E extends Element>(target: number) {
  const element = useRef<E>(null);
  const isStatic = useReducedMotion();
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (isStatic || !element.current) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        const done = Math.min(1, (now - start) / DURATION_MS);
        setShown(Math.round(target * (1 - (1 - done) ** 3)));
        if (done < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [target, isStatic]);

  return { element, shown: isStatic ? target : shown };
}
