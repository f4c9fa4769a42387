import type { RefObject } from 'react';
import { useKey } from './use-key';

const ROWS = 'tbody > tr, [data-rows] > li';
const FIRST_CONTROL = 'a[href], button:not(:disabled)';

/** J and K move the focus to the link of the next and the previous row. Enter opens the focused link. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const move = (step: 1 | -1): void => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
    const present = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[Math.max(0, present + step)];
    next?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
  };
  useKey('j', () => move(1));
  useKey('k', () => move(-1));
}
