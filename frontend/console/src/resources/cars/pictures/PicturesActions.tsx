import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { CAR_IMAGE_TYPES, MAX_CAR_IMAGES } from '@contract/limits';
import { useText } from '../../../shared/i18n';
import { FileButton } from '../../../shared/ui/forms/FileButton';
import type { Pictures } from './use-pictures';

/** Buttons that save a changed order, or add photos if the order is saved. */
export function PicturesActions({ pictures }: { pictures: Pictures }) {
  const t = useText();
  const { order, isDirty, isPending } = pictures;

  function add({ target }: ChangeEvent<HTMLInputElement>): void {
    const images = [...(target.files ?? [])];
    target.value = '';
    if (images.length > 0) pictures.add(images);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {isDirty && (
        <>
          <Button variant="contained" loading={isPending} onClick={pictures.save}>
            {t('Save photos')}
          </Button>
          <Button color="inherit" disabled={isPending} onClick={() => pictures.arrange(null)}>
            {t('Undo')}
          </Button>
        </>
      )}
      {!isDirty && order.length < MAX_CAR_IMAGES && (
        <FileButton
          icon={<AddIcon />}
          loading={isPending}
          input={{ multiple: true, accept: CAR_IMAGE_TYPES.join(','), onChange: add, disabled: isPending }}
        >
          {t('Add photos')}
        </FileButton>
      )}
      <Typography variant="body2" color="textSecondary" role="status">
        <PicturesStatus {...pictures} />
      </Typography>
    </Box>
  );
}

function PicturesStatus({ isSaving, sent, isDirty }: Pick<Pictures, 'isSaving' | 'sent' | 'isDirty'>) {
  const t = useText();
  if (isSaving) return t('Saving…');
  if (sent === null)
    return isDirty ? t('Not saved yet.') : t('Drag photos to reorder them. The first is the main photo.');
  if (sent === 0) return t('Sending…');
  return sent < 1
    ? t('Sending, {percent}%', { percent: Math.round(sent * 100) })
    : t('The photos are being prepared…');
}
