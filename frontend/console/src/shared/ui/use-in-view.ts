import { type RefObject, useEffect, useRef, useState } from 'react';

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);
/** A share of the window's height, because an element taller than the window is never completely visible. */
const FILLED = 0.6;

/** Returns whether at least `share` of the element, by default any part, has been visible. */
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
