import type { RefObject } from 'react';
import { useKey } from './use-key';

const ROWS = 'tbody > tr, [data-rows] > li';
const FIRST_CONTROL = 'a[href], button:not(:disabled)';

/** Keys that a button of a row can have; it then names the key. */
const ACTION_KEYS = ['v', 'x'] as const;

/** The row after the one that contains `control`, or else the one before; null outside of a list. */
export function rowBeside(control: HTMLElement): HTMLElement | null {
  const row = control.closest<HTMLElement>(ROWS);
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside instanceof HTMLElement ? beside : null;
}

/** J and K move the focus to the link of the next and the previous row. Enter opens the focused link. Other keys press a button of that row. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const move = (step: 1 | -1): void => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
    const present = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[Math.max(0, present + step)];
    next?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
  };
  useKey('j', () => move(1));
  useKey('k', () => move(-1));
  useKey(ACTION_KEYS, (event) => {
    const row = document.activeElement?.closest(ROWS);
    if (row && list.current?.contains(row))
      row.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]`)?.click();
  });
}
