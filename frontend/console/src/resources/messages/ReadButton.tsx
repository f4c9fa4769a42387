import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ConsoleMessage } from '@contract/office';
import { useText } from '../../shared/i18n';
import { TextDialog } from './TextDialog';

export function ReadButton({ message }: { message: ConsoleMessage }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<ViewIcon />} onClick={() => setOpen(true)}>
        {t('Read')}
      </Button>
      {open && <TextDialog message={message} close={() => setOpen(false)} />}
    </>
  );
}
