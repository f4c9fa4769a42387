import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** True if an element begins below the visible part of the page. */
export function useIsBelow(element: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isBelow;
}
