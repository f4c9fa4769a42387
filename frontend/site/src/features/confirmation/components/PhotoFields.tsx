import { MAX_DOCUMENT_BYTES, PHOTO_TYPES } from '@contract/limits';
import { FileField } from '@/ui/form/FileField';

interface PhotoFieldsProps {
  label: (number: number) => string;
  hint: string;
  photos: readonly File[];
  max: number;
  /** True if at least one photo is required. */
  required?: boolean;
  busy: boolean;
  error?: string | undefined;
  onPreparing: (isPreparing: boolean) => void;
  onChange: (photos: readonly File[]) => void;
}

/** One field for each photo, and an empty one for the next. */
export function PhotoFields({
  label,
  hint,
  photos,
  max,
  required,
  busy,
  error,
  onPreparing,
  onChange,
}: PhotoFieldsProps) {
  const fields = photos.length < max ? [...photos, null] : photos;
  return fields.map((photo, index) => (
    <FileField
      // The key is the index, because later photos move up when one is removed.
      key={index}
      label={label(index + 1)}
      name="photos"
      accept={PHOTO_TYPES}
      maxBytes={MAX_DOCUMENT_BYTES}
      hint={hint}
      optional={!required || index > 0}
      file={photo}
      disabled={busy}
      error={index === photos.length ? error : undefined}
      onPreparing={onPreparing}
      onChange={(file) =>
        onChange([...photos.slice(0, index), ...(file ? [file] : []), ...photos.slice(index + 1)])
      }
    />
  ));
}
