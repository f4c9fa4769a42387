import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Presses the button or link inside when its key is pressed, unless somebody is typing or answering a question. */
export function Shortcut({ of, children }: { of: string; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { key, altKey, ctrlKey, metaKey, repeat, target } = event;
      if (key.toLowerCase() !== of || altKey || ctrlKey || metaKey || repeat) return;
      if ((target as Element).closest(TYPING) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      place.current?.querySelector<HTMLElement>('a, button')?.click();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [of]);
  return (
    <Box component="span" ref={place} aria-keyshortcuts={of}>
      {children}
    </Box>
  );
}
