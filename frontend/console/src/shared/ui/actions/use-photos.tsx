import { type ReactNode, useState } from 'react';
import { PhotosField } from './PhotosField';

/** The photos of a dialog and the field that adds them, which is null unless photos are `wanted`. */
export function usePhotos(wanted = false): { photos: readonly File[]; addPhotos: ReactNode } {
  const [photos, setPhotos] = useState<File[]>([]);
  return { photos, addPhotos: wanted ? <PhotosField photos={photos} change={setPhotos} /> : null };
}
