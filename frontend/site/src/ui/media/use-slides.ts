import type { MouseEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';

const SWIPE_PX = 40;

interface Position {
  index: number;
  /** The slide that is leaving. */
  leaving: number | null;
  step: 1 | -1;
}

/**
 * The current slide of an endless loop, moved by buttons and by swiping.
 * @param onSwipe called when the visitor swipes
 */
export function useSlides(count: number, onSwipe?: () => void) {
  const [position, setPosition] = useState<Position>({ index: 0, leaving: null, step: 1 });
  const pointerDownX = useRef<number | null>(null);
  const isSwipe = useRef(false);

  const move = (step: 1 | -1) =>
    setPosition(({ index }) => ({ index: (index + step + count) % count, leaving: index, step }));

  const swipe = {
    onPointerDown(event: PointerEvent) {
      pointerDownX.current = event.clientX;
      isSwipe.current = false;
    },
    onPointerUp(event: PointerEvent) {
      const distance = event.clientX - (pointerDownX.current ?? event.clientX);
      pointerDownX.current = null;
      if (count < 2 || Math.abs(distance) < SWIPE_PX) return;
      isSwipe.current = true;
      move(distance < 0 ? 1 : -1);
      onSwipe?.();
    },
    onPointerCancel() {
      pointerDownX.current = null;
    },
    // Prevents a swipe from clicking the slide.
    onClickCapture(event: MouseEvent) {
      if (!isSwipe.current) return;
      isSwipe.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { ...position, move, swipe };
}
