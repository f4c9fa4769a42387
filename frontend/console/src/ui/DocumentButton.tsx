import { useState } from 'react';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { DocumentDialog } from './DocumentDialog';

interface Props {
  /** Already in the reader's language, as the title. */
  label: string;
  /** The dialog's heading: what this is, and whose. */
  title: string;
  path: string;
}

/** Opens a private paper. Its link is asked for when it is opened, never before. */
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
