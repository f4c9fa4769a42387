import type { ConsoleHandover, HandoverPhoto, InspectionPoint } from '@contract/rentals/handovers';

/** The photo of a point that was received last; undefined without one. */
export const lastPhotoOf = (
  record: ConsoleHandover | null,
  point: InspectionPoint,
): HandoverPhoto | undefined => record?.photos.findLast((photo) => photo.point === point);
