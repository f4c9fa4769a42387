import { type DragEvent, useState } from 'react';

export interface TileDrag {
  /** True while another tile is dragged over this one. */
  over: boolean;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/** Returns a copy in which the item at `from` has moved to `to`. */
export function withMoved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Lets the user drag a tile to the position of another one. */
export function usePictureDrag(move: (from: number, to: number) => void): (index: number) => TileDrag {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);

  function end(): void {
    setFrom(null);
    setOver(null);
  }

  return (index) => ({
    over: over === index && from !== null && from !== index,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move';
      // Firefox starts a drag only with data.
      event.dataTransfer.setData('text/plain', String(index));
      setFrom(index);
    },
    onDragOver: (event) => {
      if (from === null) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop: (event) => {
      event.preventDefault();
      if (from !== null && from !== index) move(from, index);
      end();
    },
    onDragEnd: end,
  });
}
