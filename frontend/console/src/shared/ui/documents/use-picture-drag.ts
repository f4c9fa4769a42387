import { type PointerEvent, type PointerEventHandler, type RefObject, useRef } from 'react';

interface Drag {
  onPointerDown: PointerEventHandler;
  onPointerMove: PointerEventHandler;
  onPointerUp: PointerEventHandler;
  onPointerCancel: PointerEventHandler;
}

/** Scrolls `frame` by dragging with the mouse; touch scrolling needs no help. */
export function usePictureDrag(frame: RefObject<HTMLElement | null>): Drag {
  const from = useRef<{ x: number; y: number } | null>(null);
  const stop = (): void => {
    from.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      // A pointer event on the frame itself hits its scroll bar.
      const onScrollBar = event.target === event.currentTarget;
      if (event.pointerType !== 'mouse' || event.button !== 0 || onScrollBar) return;
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!from.current) return;
      frame.current?.scrollBy(from.current.x - clientX, from.current.y - clientY);
      from.current = { x: clientX, y: clientY };
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
