import { type RefObject, useEffect, useRef, useState } from 'react';

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);
/** As a share of the window's height, because a taller element is never in view as a whole. */
const FILLED = 0.6;

/** Whether at least `share` of the element, by default any of it, has been in view. */
export function useInView<Element extends HTMLElement>(share = 0): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting && showsEnough(entry, share))) setInView(true);
      },
      { threshold: STEPS },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [share]);
  return [ref, isInView];
}

const showsEnough = (
  { intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry,
  share: number,
): boolean =>
  intersectionRatio >= share || intersectionRect.height >= FILLED * (rootBounds?.height ?? Infinity);
