import type { ConsoleHandover, HandoverPhoto } from '@contract/rentals/handovers';

/** Returns the photo of a point that the server received last; undefined if there is none. */
export const lastPhotoOf = (record: ConsoleHandover | null, point: string): HandoverPhoto | undefined =>
  record?.photos.findLast((photo) => photo.point === point);
