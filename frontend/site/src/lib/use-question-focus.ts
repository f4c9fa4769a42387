import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a question or form that replaces its button, and back to the button when it closes. Otherwise the
 * focus would be lost with the element that had it.
 */
export function useQuestionFocus<Question extends HTMLElement = HTMLParagraphElement>(isOpen: boolean) {
  const question = useRef<Question>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? question : button).current?.focus();
  }, [isOpen]);
  return { question, button };
}
