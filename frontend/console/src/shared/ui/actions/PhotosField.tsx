import PhotoIcon from '@mui/icons-material/AddAPhotoOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { MAX_DOCUMENT_BYTES, MAX_RENTAL_PHOTOS, PHOTO_TYPES } from '@contract/limits';
import { useText } from '../../i18n';
import { FileButton } from '../forms/FileButton';

interface Props {
  photos: readonly File[];
  change: (photos: File[]) => void;
}

/** Photos to be sent with a decision. */
export function PhotosField({ photos, change }: Props) {
  const t = useText();

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const chosen = [...photos, ...(target.files ?? [])];
    change(chosen.slice(0, MAX_RENTAL_PHOTOS));
    target.value = '';
  }

  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <FileButton
        icon={<PhotoIcon />}
        disabled={photos.length >= MAX_RENTAL_PHOTOS}
        input={{ accept: PHOTO_TYPES.join(','), multiple: true, onChange: choose }}
      >
        {t('Add photos')}
      </FileButton>
      {photos.map(({ name }, index) => (
        <Typography key={`${index} ${name}`} variant="body2">
          {name}
        </Typography>
      ))}
      <Typography variant="body2" color="textSecondary">
        {t('Up to {max} photos of {size} MB each.', {
          max: MAX_RENTAL_PHOTOS,
          size: MAX_DOCUMENT_BYTES / 1024 / 1024,
        })}
      </Typography>
    </Box>
  );
}
