import { useState } from 'react';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useKey } from './use-key';

/** The list of all shortcuts, opened by its own. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  useKey('shift+?', () => setOpen(true), { useKey: true });
  return open && <ShortcutsDialog close={() => setOpen(false)} />;
}
