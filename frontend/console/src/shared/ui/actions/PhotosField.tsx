import PhotoIcon from '@mui/icons-material/AddAPhotoOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES, MAX_RENTAL_PHOTOS, PHOTO_TYPES } from '@contract/limits';
import { useText } from '../../i18n';
import { FileButton } from '../forms/FileButton';

const TYPES = { PHOTOS: PHOTO_TYPES, PHOTOS_AND_PDFS: DOCUMENT_TYPES } as const;
export type AddedFiles = keyof typeof TYPES;

interface Props {
  files: AddedFiles;
  photos: readonly File[];
  change: (photos: File[]) => void;
}

/** Adds photos or PDFs that are sent with a decision. */
export function PhotosField({ files, photos, change }: Props) {
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
        input={{ accept: TYPES[files].join(','), multiple: true, onChange: choose }}
      >
        {t(files === 'PHOTOS' ? 'Add photos' : 'Add photos or PDFs')}
      </FileButton>
      {photos.map(({ name }, index) => (
        <Typography key={`${index} ${name}`} variant="body2">
          {name}
        </Typography>
      ))}
      <Typography variant="body2" color="textSecondary">
        {t('Up to {max} files of {size} MB each.', {
          max: MAX_RENTAL_PHOTOS,
          size: MAX_DOCUMENT_BYTES / 1024 / 1024,
        })}
      </Typography>
    </Box>
  );
}
