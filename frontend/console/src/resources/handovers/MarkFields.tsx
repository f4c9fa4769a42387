import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { type HandoverMark, MAX_MARK_LENGTH } from '@contract/rentals/handovers';
import { useText } from '../../shared/i18n';
import { CameraButton } from './CameraButton';
import { Thumb } from './Thumb';
import type { Photos } from './use-photos';

interface Props {
  mark: HandoverMark;
  /** Name of the inspection point, already translated. */
  name: string;
  photos: Photos;
  change: (mark: HandoverMark | null) => void;
}

/** Damage, dirt or a missing part. */
export function MarkFields({ mark, name, photos, change }: Props) {
  const t = useText();
  const photo = photos.shown.find(({ id }) => id === mark.photo);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, width: 1 }}>
        <TextField
          fullWidth
          autoFocus={mark.text === ''}
          label={t('What is wrong with {point}?', { point: name })}
          value={mark.text}
          onChange={({ target }) => change({ ...mark, text: target.value })}
          slotProps={{ htmlInput: { maxLength: MAX_MARK_LENGTH } }}
        />
        <IconButton
          aria-label={t('Remove the mark of {point}', { point: name })}
          onClick={() => change(null)}
          sx={{ width: 44, height: 44, alignSelf: 'center' }}
        >
          <RemoveIcon />
        </IconButton>
      </Box>
      {photo && (
        <Box sx={{ width: '50%', maxWidth: '12rem' }}>
          <Thumb
            caption={t('Photo of the mark')}
            name={t('Photo of the mark')}
            url={photo.url}
            path={photo.path}
          />
        </Box>
      )}
      <CameraButton
        label={t('Photo of the mark')}
        take={(file) => change({ ...mark, photo: photos.add(mark.point, file).id })}
      >
        {t('Photo of the mark')}
      </CameraButton>
    </Box>
  );
}
