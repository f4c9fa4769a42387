import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

/**
 * Moves the carousel on every `interval` milliseconds, but only while it is on the screen and nobody points at
 * it or has the focus in it: a long list of cars would keep a cheap phone busy otherwise.
 */
export function useAutoplay(embla: EmblaCarouselType | undefined, interval: number): void {
  useEffect(() => {
    if (!embla || interval === 0) return;
    const root = embla.rootNode().parentElement ?? embla.rootNode();
    let onScreen = false;
    const watch = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
    });
    watch.observe(root);
    const timer = setInterval(() => {
      if (onScreen && !document.hidden && !root.matches(':hover, :focus-within')) embla.scrollNext();
    }, interval);
    return () => {
      watch.disconnect();
      clearInterval(timer);
    };
  }, [embla, interval]);
}
