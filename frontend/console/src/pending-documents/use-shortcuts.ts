import { useEffect, type RefObject } from 'react';

// Where keys are for typing, choosing or answering a question.
const BUSY = [
  'input',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=dialog]',
  '[role=menu]',
  '[role=listbox]',
].join();

/** The letter on the key, also where the keyboard writes another script. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');

/** Presses the button within `place` whose `aria-keyshortcuts` is the key, but never while somebody types or is asked. */
export function useShortcuts(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(BUSY)) return;
      if (document.querySelector('[aria-modal=true]')) return;
      const letter = letterOf(event);
      if (!/^[A-Z]$/.test(letter)) return;
      const button = place.current?.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${letter}"]`);
      if (!button) return;
      event.preventDefault();
      button.click();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [place]);
}
