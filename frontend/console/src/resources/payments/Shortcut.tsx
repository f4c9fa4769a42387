import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Presses the button or link inside when its key is pressed, except in fields and dialogs. */
export function Shortcut({ of, children }: { of: string; children: ReactNode }) {
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { key, altKey, ctrlKey, metaKey, repeat, target } = event;
      if (key.toLowerCase() !== of || altKey || ctrlKey || metaKey || repeat) return;
      if ((target as Element).closest(TYPING) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      container.current?.querySelector<HTMLElement>('a, button')?.click();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [of]);
  return (
    <Box component="span" ref={container} aria-keyshortcuts={of}>
      {children}
    </Box>
  );
}
