import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a question that replaces its button, and back to the button when the question closes. Otherwise
 * the focus would be lost with the element that had it.
 */
export function useQuestionFocus(isOpen: boolean) {
  const question = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? question : button).current?.focus();
  }, [isOpen]);
  return { question, button };
}
