import ViewedIcon from '@mui/icons-material/Done';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DocumentDialog } from './DocumentDialog';
import { useOpenedDocuments } from './use-opened-documents';

interface Props {
  /** Already translated. */
  label: string;
  /** The dialog's heading, already translated. */
  title: string;
  path: string;
}

/**
 * Requests the link only when the button is clicked, because links to private documents are short-lived and audited.
 */
export function DocumentButton({ label, title, path }: Props) {
  const [open, setOpen] = useState(false);
  const isViewed = useOpenedDocuments().includes(path);
  return (
    <>
      <Button
        size="small"
        data-viewed={isViewed}
        startIcon={isViewed ? <ViewedIcon /> : <ViewIcon />}
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
