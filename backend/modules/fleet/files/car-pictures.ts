import { randomUUID } from 'node:crypto';
import { type PreparedCarImage, storageKeyOf } from '../../../platform/files/index.js';
import type { CarImageRow } from './car-image.entity.js';

export interface NamedPicture extends PreparedCarImage {
  id: string;
}

export const namePictures = (images: readonly PreparedCarImage[]): NamedPicture[] =>
  images.map((image) => ({ ...image, id: randomUUID() }));

const pictureKey = (id: string, width: number): string => storageKeyOf('cars', `${id}-${width}`, 'webp');

/** Returns the storage keys of a photo's files. */
export const keysOf = ({ id, widths }: Pick<CarImageRow, 'id' | 'widths'>): string[] =>
  widths.map((width) => pictureKey(id, width));

/** Returns the files of photos with their storage keys. */
export const filesOf = (pictures: readonly NamedPicture[]): [string, Buffer][] =>
  pictures.flatMap(({ id, sizes }) =>
    sizes.map(({ width, bytes }): [string, Buffer] => [pictureKey(id, width), bytes]),
  );

/** Returns the rows of photos. @param first The position of the first photo. */
export const rowsOf = (
  carId: number,
  pictures: readonly NamedPicture[],
  first = 0,
): Omit<CarImageRow, 'car'>[] =>
  pictures.map(({ id, width, height, placeholder, sizes }, index) => ({
    id,
    carId,
    position: first + index,
    width,
    height,
    placeholder,
    widths: sizes.map((size) => size.width),
  }));
