import { DEFAULT_INSPECTION_POINTS } from '../../backend/contract/rentals/inspection-points';

const keysOf = (points: typeof DEFAULT_INSPECTION_POINTS): string[] => points.map(({ key }) => key);

/** Keys of the points of a new installation. */
export const INSPECTION_POINTS = keysOf(DEFAULT_INSPECTION_POINTS);
export const PHOTO_POINTS = keysOf(DEFAULT_INSPECTION_POINTS.filter(({ photo }) => photo));
