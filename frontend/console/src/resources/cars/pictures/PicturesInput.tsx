import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import { type ChangeEvent, useId } from 'react';
import { useInput } from 'react-admin';
import { CAR_IMAGE_TYPES, MAX_CAR_IMAGE_BYTES, MAX_CAR_IMAGES } from '@contract/limits';
import { useText } from '../../../shared/i18n';
import { FieldHelp } from '../../../shared/ui/forms/FieldHelp';
import { FileButton } from '../../../shared/ui/forms/FileButton';
import { imagesRule } from '../attach-car.form';
import { PictureTile } from './PictureTile';
import { usePictureDrag, withMoved } from './use-picture-drag';

export function PicturesInput() {
  const t = useText();
  const { field, fieldState } = useInput<File[]>({
    source: 'images',
    defaultValue: [],
    validate: imagesRule,
  });
  const helpId = useId();
  const images = (field.value as File[] | undefined) ?? [];
  const error = fieldState.error?.message;

  function add({ target }: ChangeEvent<HTMLInputElement>): void {
    field.onChange([...images, ...(target.files ?? [])]);
    // Allows choosing the same file again after it was removed.
    target.value = '';
  }

  function move(from: number, to: number): void {
    field.onChange(withMoved(images, from, to));
  }
  const dragOf = usePictureDrag(move);

  return (
    <Box role="group" aria-label={t('Photos')} aria-describedby={helpId} sx={{ minWidth: 0 }}>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1 }}
      >
        {images.map((image, index) => (
          <PictureTile
            key={`${image.name} ${image.size} ${image.lastModified} ${images.indexOf(image) === index ? '' : index}`}
            image={image}
            position={index + 1}
            count={images.length}
            moveTo={(position) => move(index, position - 1)}
            drag={dragOf(index)}
            remove={() => field.onChange(images.filter((_, other) => other !== index))}
          />
        ))}
      </Box>
      <FileButton
        icon={<AddIcon />}
        input={{
          ref: field.ref,
          name: 'images',
          multiple: true,
          accept: CAR_IMAGE_TYPES.join(','),
          onChange: add,
          'aria-describedby': helpId,
          'aria-invalid': error !== undefined,
        }}
      >
        {t('Add photos')}
      </FileButton>
      <FieldHelp id={helpId} error={error}>
        {t(
          '1 to {count} JPEG, PNG, WebP or AVIF photos, up to {size} MB each. The first is the main photo.',
          { count: MAX_CAR_IMAGES, size: MAX_CAR_IMAGE_BYTES / 1024 / 1024 },
        )}
      </FieldHelp>
    </Box>
  );
}
