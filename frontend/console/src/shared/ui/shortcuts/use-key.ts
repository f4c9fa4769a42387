import { type Options, useHotkeys } from 'react-hotkeys-hook';

const isDialogOpen = (): boolean => document.querySelector('[aria-modal=true]') !== null;

/** Runs `press` on this key, except in dialogs and, unless `options` allow it, in fields. */
export function useKey(
  keys: string | readonly string[],
  press: (event: KeyboardEvent) => void,
  options: Options = {},
): void {
  useHotkeys(keys, press, {
    preventDefault: true,
    enabled: () => !isDialogOpen(),
    // The entry of the menu that was chosen last keeps the focus.
    enableOnFormTags: ['menuitem'],
    ...options,
  });
}
