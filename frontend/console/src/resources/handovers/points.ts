import type { ConsoleHandover, HandoverForm } from '@contract/rentals/handovers';
import { DEFAULT_INSPECTION_POINTS, type InspectionPoint } from '@contract/rentals/inspection-points';

type Stored<T extends { points: InspectionPoint[] }> = Pick<Partial<T>, 'points'>;

/** The points of a record: as the office stored it, or else as the form asked. A phone can have both from before the setting. */
export const pointsOf = (
  form: Stored<HandoverForm>,
  stored: Stored<ConsoleHandover> | null = null,
): InspectionPoint[] => stored?.points ?? form.points ?? DEFAULT_INSPECTION_POINTS;
