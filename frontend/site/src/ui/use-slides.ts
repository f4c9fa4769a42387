import { useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

const SWIPE_PX = 40;

interface Position {
  index: number;
  /** The slide that is leaving. */
  before: number | null;
  step: 1 | -1;
}

/** Which slide is shown, going round for ever, by buttons and by swiping. */
export function useSlides(count: number) {
  const [position, setPosition] = useState<Position>({ index: 0, before: null, step: 1 });
  const pressedAt = useRef<number | null>(null);
  const swiped = useRef(false);

  const move = (step: 1 | -1) =>
    setPosition(({ index }) => ({ index: (index + step + count) % count, before: index, step }));

  const swipe = {
    onPointerDown(event: PointerEvent) {
      pressedAt.current = event.clientX;
      swiped.current = false;
    },
    onPointerUp(event: PointerEvent) {
      const distance = event.clientX - (pressedAt.current ?? event.clientX);
      pressedAt.current = null;
      if (count < 2 || Math.abs(distance) < SWIPE_PX) return;
      swiped.current = true;
      move(distance < 0 ? 1 : -1);
    },
    onPointerCancel() {
      pressedAt.current = null;
    },
    // A swipe is not a press on what lies below.
    onClickCapture(event: MouseEvent) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { ...position, move, swipe };
}
