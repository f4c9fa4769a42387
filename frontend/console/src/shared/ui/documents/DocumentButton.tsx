import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DocumentDialog } from './DocumentDialog';

interface Props {
  /** Already translated. */
  label: string;
  /** The dialog's heading, already translated. */
  title: string;
  path: string;
}

/** Requests the link when it is pressed, because links to private documents are short-lived and audited. */
export function DocumentButton({ label, title, path }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewIcon />}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {open && <DocumentDialog title={title} path={path} close={() => setOpen(false)} />}
    </>
  );
}
