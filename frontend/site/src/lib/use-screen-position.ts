import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

type ScreenPosition = 'above' | 'inView' | 'below';

/**
 * Returns the position of an element relative to the visible part of the page; null until it is known.
 * @param bar pixels at the lower edge that a bar covers
 */
export function useScreenPosition(element: RefObject<HTMLElement | null>, bar = 0): ScreenPosition | null {
  const [position, setPosition] = useState<ScreenPosition | null>(null);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const hidden = entry.boundingClientRect.top > 0 ? 'below' : 'above';
        setPosition(entry.isIntersecting ? 'inView' : hidden);
      },
      { rootMargin: `0px 0px -${bar}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, bar]);

  return position;
}
