import { type ReactNode, useState } from 'react';
import { type AddedFiles, PhotosField } from './PhotosField';

/** The photos of a dialog and the field that adds them, which is null unless files are `wanted`. */
export function usePhotos(wanted?: AddedFiles): { photos: readonly File[]; addPhotos: ReactNode } {
  const [photos, setPhotos] = useState<File[]>([]);
  const addPhotos = wanted ? <PhotosField files={wanted} photos={photos} change={setPhotos} /> : null;
  return { photos, addPhotos };
}
