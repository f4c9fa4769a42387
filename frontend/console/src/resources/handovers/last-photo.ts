import type { ConsoleHandover, HandoverPhoto } from '@contract/rentals/handovers';

/** The photo of a point that was received last; undefined without one. */
export const lastPhotoOf = (record: ConsoleHandover | null, point: string): HandoverPhoto | undefined =>
  record?.photos.findLast((photo) => photo.point === point);
