import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { MAX_NAME_LENGTH } from '@contract/limits';
import { useText } from '../../shared/i18n';
import { CameraButton } from './CameraButton';
import { Thumb } from './Thumb';
import type { Photos } from './use-photos';

interface Props {
  photos: Photos;
  witness: string;
  setWitness: (witness: string) => void;
}

/** For customers who do not write. A screen cannot take a thumbprint, so staff photograph one on paper. */
export function ThumbMarkFields({ photos, witness, setWitness }: Props) {
  const t = useText();
  const photo = photos.shown.findLast(({ point }) => point === 'THUMB_MARK');
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="body2">
        {t('The customer presses a thumb with ink on paper, beside the name and signature of the witness.')}
      </Typography>
      <CameraButton
        label={t('Photo of the thumb mark')}
        take={(file) => {
          photos.add('THUMB_MARK', file);
        }}
      >
        {photo ? t('Another photo') : t('Take a photo')}
      </CameraButton>
      {photo && (
        <Box sx={{ width: 160 }}>
          <Thumb {...photo} caption={t('Thumb mark')} name={t('Thumb mark')} />
        </Box>
      )}
      <TextField
        fullWidth
        label={t('Name of the witness')}
        value={witness}
        onChange={({ target }) => setWitness(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH, autoComplete: 'off' } }}
      />
    </Box>
  );
}
