import { type Options, useHotkeys } from 'react-hotkeys-hook';

const isDialogOpen = (): boolean => document.querySelector('[aria-modal=true]') !== null;

/** Runs `press` on this key, except in dialogs. It works in form fields only if `options` allow it. */
export function useKey(
  keys: string | readonly string[],
  press: (event: KeyboardEvent) => void,
  options: Options = {},
): void {
  useHotkeys(keys, press, {
    preventDefault: true,
    enabled: () => !isDialogOpen(),
    // The last chosen menu entry keeps the focus, so the key must work there.
    enableOnFormTags: ['menuitem'],
    ...options,
  });
}
