import { useState } from 'react';
import { useKey } from '../../shared/ui/shortcuts/use-key';
import { ShortcutsDialog } from './ShortcutsDialog';

/** The list of all shortcuts, opened by its own. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  useKey('shift+?', () => setOpen(true), { useKey: true });
  return open && <ShortcutsDialog close={() => setOpen(false)} />;
}
