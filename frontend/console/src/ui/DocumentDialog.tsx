import { useState, type MouseEvent } from 'react';
import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { explain } from '../call-error';
import type { ConsoleDataProvider } from '../dataProvider';
import { DocumentView } from './DocumentView';
import { Problem } from './Problem';

interface Props {
  title: string;
  path: string;
  close: () => void;
}

export function DocumentDialog({ title, path, close }: Props) {
  const data = useDataProvider<ConsoleDataProvider>();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [broken, setBroken] = useState(false);
  // The link dies after minutes, so it is never kept for a later look.
  const link = useQuery({
    queryKey: ['document', path],
    queryFn: () => data.documentLink(path),
    gcTime: 0,
    staleTime: Infinity,
  });
  const failed = broken || link.isError;

  function again(): void {
    setBroken(false);
    void link.refetch();
  }

  return (
    <Dialog
      open
      fullWidth
      fullScreen={narrow}
      maxWidth="md"
      onClose={close}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      aria-labelledby="document-title"
    >
      <DialogTitle id="document-title" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1 }}>
        <span style={{ flex: 1 }}>{title}</span>
        <IconButton onClick={close} aria-label="Close" edge="end">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', height: narrow ? undefined : '75vh', p: 0 }}>
        {link.isPending && <CircularProgress aria-label="Loading the document" sx={{ m: 'auto' }} />}
        {failed && (
          <Problem
            title="Failed to load document."
            detail={link.error ? explain(link.error) : 'The file could not be shown.'}
            action={
              <Button color="inherit" size="small" loading={link.isFetching} onClick={again}>
                Try again
              </Button>
            }
          />
        )}
        {!failed && link.data && (
          <DocumentView link={link.data} title={title} onBroken={() => setBroken(true)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
