import { type RefObject, useEffect } from 'react';

// Keys have another meaning in these elements.
const KEYS_TAKEN = [
  'input',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=dialog]',
  '[role=menu]',
  '[role=listbox]',
].join();

/** Returns the Latin letter on the key, even on a keyboard with another script. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');

function hasOtherMeaning(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest(KEYS_TAKEN) !== null;
}

/** Presses the button within `container` whose `aria-keyshortcuts` is the key, except in fields and dialogs. */
export function useShortcuts(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (hasOtherMeaning(event) || document.querySelector('[aria-modal=true]')) return;
      const letter = letterOf(event);
      if (!/^[A-Z]$/.test(letter)) return;
      const button = container.current?.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${letter}"]`);
      if (!button) return;
      event.preventDefault();
      button.click();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [container]);
}
