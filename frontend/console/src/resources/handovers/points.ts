import type { ConsoleHandover, HandoverForm } from '@contract/rentals/handovers';
import { DEFAULT_INSPECTION_POINTS, type InspectionPoint } from '@contract/rentals/inspection-points';

type Stored<T extends { points: InspectionPoint[] }> = Pick<Partial<T>, 'points'>;

/**
 * Returns the points of a record: as the office stored them, or else as the form lists them. Data on a phone may be
 * older than this setting and lack both.
 */
export const pointsOf = (
  form: Stored<HandoverForm>,
  stored: Stored<ConsoleHandover> | null = null,
): InspectionPoint[] => stored?.points ?? form.points ?? DEFAULT_INSPECTION_POINTS;
