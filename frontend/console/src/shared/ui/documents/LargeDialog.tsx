import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../../i18n';

interface Props {
  /** Already translated. */
  title: string;
  close: () => void;
  children: ReactNode;
}

/** A dialog for photos and documents, as large as the screen allows. */
export function LargeDialog({ title, close, children }: Props) {
  const t = useText();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
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
        <IconButton onClick={close} aria-label={t('Close')} edge="end">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0, height: narrow ? undefined : '75vh' }}>
        {children}
      </DialogContent>
    </Dialog>
  );
}
