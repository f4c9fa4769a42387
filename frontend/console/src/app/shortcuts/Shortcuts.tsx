import { useState } from 'react';
import { useKey } from '../../shared/ui/shortcuts/use-key';
import { ShortcutsDialog } from './ShortcutsDialog';

/** Lists all shortcuts; `?` opens the list. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  useKey('shift+?', () => setOpen(true), { useKey: true });
  return open && <ShortcutsDialog close={() => setOpen(false)} />;
}
