import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '../../shared/i18n';
import { LargeDialog } from '../../shared/ui/documents/LargeDialog';
import { useOnline } from './phone/use-online';
import { Photo, type PhotoFile } from './Photo';

interface Props {
  /** Name of the inspection point, already translated. */
  name: string;
  before: PhotoFile;
  now: PhotoFile;
}

/** Shows the earlier photo over the current one. A slider moves the border between them. */
export function ComparePhotos({ name, before, now }: Props) {
  const t = useText();
  const isOnline = useOnline();
  const [open, setOpen] = useState(false);
  const isOnPhone = before.url !== null && now.url !== null;
  if (!isOnline && !isOnPhone) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {t('Compare the photos')}
      </Button>
      {open && (
        <LargeDialog title={t('{point}: before and now', { point: name })} close={() => setOpen(false)}>
          <Comparison name={name} before={before} now={now} />
        </LargeDialog>
      )}
    </>
  );
}

function Comparison({ name, before, now }: Props) {
  const t = useText();
  const isOnline = useOnline();
  const [share, setShare] = useState(50);
  // Without network, only the thumbnail on the phone is available.
  const earlier = isOnline ? { ...before, url: null } : before;
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2 }}>
      <Box sx={{ position: 'relative', bgcolor: 'action.hover', '& img': { display: 'block' } }}>
        <Photo {...now} name={t('{point} now', { point: name })} fit="contain" />
        <Box sx={{ position: 'absolute', inset: 0 }} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <Photo {...earlier} name={t('{point} before', { point: name })} fit="contain" />
        </Box>
        <Box
          sx={{ position: 'absolute', top: 0, bottom: 0, width: 2, bgcolor: 'primary.main' }}
          style={{ left: `${share}%` }}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="caption">{t('Before')}</Typography>
        <Typography variant="caption">{t('Now')}</Typography>
      </Box>
      <Slider
        value={share}
        onChange={(_, value) => setShare(value)}
        aria-label={t('Share of the photo before')}
        getAriaValueText={(value) => `${value} %`}
        sx={{ py: 2.5 }}
      />
    </Box>
  );
}
