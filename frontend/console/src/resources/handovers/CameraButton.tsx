import PhotoIcon from '@mui/icons-material/PhotoCameraOutlined';
import type { ReactNode } from 'react';
import { PHOTO_TYPES } from '@contract/limits';
import { FileButton } from '../../shared/ui/forms/FileButton';

interface Props {
  /** Already translated. */
  label: string;
  take: (file: File) => void;
  children: ReactNode;
}

/** Opens the camera of a phone, or the files of another device. */
export const CameraButton = ({ label, take, children }: Props) => (
  <FileButton
    icon={<PhotoIcon />}
    input={{
      accept: PHOTO_TYPES.join(','),
      capture: 'environment',
      'aria-label': label,
      onChange: ({ target }) => {
        const [file] = target.files ?? [];
        if (file) take(file);
        target.value = '';
      },
    }}
  >
    {children}
  </FileButton>
);
