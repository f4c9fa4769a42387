import type { RefObject } from 'react';
import { useKey } from './use-key';

const ROWS = 'tbody > tr, [data-rows] > li';
const FIRST_CONTROL = 'a[href], button:not(:disabled)';

/** Shortcut keys of buttons in a row, which have them in `aria-keyshortcuts`. */
const ACTION_KEYS = ['v', 'x'] as const;

/** The row after the one that contains `control`, or else the one before; null outside of a list. */
export function rowBeside(control: HTMLElement): HTMLElement | null {
  const row = control.closest<HTMLElement>(ROWS);
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside instanceof HTMLElement ? beside : null;
}

/**
 * J and K move the focus to the first control of the next or previous row. Enter opens a focused link. Other keys click
 * a button of the row that has the focus.
 */
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
