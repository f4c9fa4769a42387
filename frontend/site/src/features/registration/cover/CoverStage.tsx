import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useText } from '@/lib/i18n';
import { type Cover, moveCover, resizeCover } from './cover.rules';
import { coverMessages } from './cover-messages';
import styles from './cover.module.css';

const KEY_STEP = 0.01;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

interface CoverStageProps {
  bitmap: ImageBitmap;
  cover: Cover;
  onChange: (cover: Cover) => void;
}

type Change = (cover: Cover, dx: number, dy: number) => Cover;

/** The photo under a bar that the customer moves and resizes by touch, mouse or keyboard. */
export function CoverStage({ bitmap, cover, onChange }: CoverStageProps) {
  const t = useText(coverMessages);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number; from: Cover } | null>(null);

  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);

  /** The handlers of the bar or of its corner. */
  const controls = (change: Change) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const step = ARROWS[event.key];
      if (!step) return;
      event.preventDefault();
      onChange(change(cover, ...step));
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { x: event.clientX, y: event.clientY, from: cover };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const box = stage.current?.getBoundingClientRect();
      if (!dragged.current || !box) return;
      const { x, y, from } = dragged.current;
      onChange(change(from, (event.clientX - x) / box.width, (event.clientY - y) / box.height));
    },
    onLostPointerCapture: () => {
      dragged.current = null;
    },
  });

  const percent = (share: number): string => `${share * 100}%`;
  return (
    <div ref={stage} className={styles.stage}>
      <canvas ref={canvas} width={bitmap.width} height={bitmap.height} role="img" aria-label={t('photo')} />
      <button
        type="button"
        className={styles.bar}
        aria-label={t('bar')}
        style={{
          left: percent(cover.x),
          top: percent(cover.y),
          width: percent(cover.width),
          height: percent(cover.height),
        }}
        {...controls(moveCover)}
      />
      <button
        type="button"
        className={styles.corner}
        aria-label={t('corner')}
        style={{ left: percent(cover.x + cover.width), top: percent(cover.y + cover.height) }}
        {...controls(resizeCover)}
      />
    </div>
  );
}
