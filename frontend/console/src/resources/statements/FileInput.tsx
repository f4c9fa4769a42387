import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { MAX_STATEMENT_BYTES } from '@contract/payments/statements';
import { useText } from '../../shared/i18n';

interface Props {
  file: File | null;
  busy: boolean;
  choose: (file: File) => void;
}

/** Event handlers that take a file dropped from outside of the browser. */
function useFileDrop(take: (file: File) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const dropped = event.dataTransfer.files[0];
      if (dropped) take(dropped);
    },
  };
}

export function FileInput({ file, busy, choose }: Props) {
  const t = useText();
  const helpId = useId();
  const { over, ...handlers } = useFileDrop((dropped) => {
    if (!busy) choose(dropped);
  });

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const chosen = target.files?.[0];
    // Allows choosing the same file again after it was corrected.
    target.value = '';
    if (chosen) choose(chosen);
  }

  return (
    <Box
      {...handlers}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: 2,
        borderRadius: 'var(--r-lg)',
        borderStyle: 'dashed',
        borderColor: over ? 'primary.main' : 'divider',
      }}
    >
      <Button
        component="label"
        variant={file ? 'outlined' : 'contained'}
        startIcon={<UploadIcon />}
        role={undefined}
        loading={busy}
        loadingPosition="start"
      >
        {file ? t('Choose another file') : t('Choose the CSV file')}
        <Box
          component="input"
          type="file"
          aria-label={t('CSV file of your bank')}
          accept=".csv,text/csv,text/plain"
          onChange={take}
          aria-describedby={helpId}
          sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
        />
      </Button>
      <Box sx={{ minWidth: 0, flex: '1 1 12rem' }}>
        {file && (
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
        )}
        <Typography id={helpId} variant="body2" color="textSecondary">
          {t('As your bank exports it, up to {n} MB. You can also drop it here.', {
            n: MAX_STATEMENT_BYTES / 1024 / 1024,
          })}
        </Typography>
      </Box>
    </Box>
  );
}
