import { VEHICLE_TYPES, type VehicleType } from '../fleet/vehicles.js';
import type { Handover, HandoverKind, HandoverPhoto } from './handovers.js';
import {
  type InspectionPoint,
  type InspectionPointSetting,
  MIN_PHOTO_POINTS,
  type PointName,
  type PointStep,
} from './inspection-points.js';

const stepOf = (kind: HandoverKind): Exclude<PointStep, 'BOTH'> =>
  kind === 'HANDOVER' ? 'HANDOVER' : 'RETURN';

/**
 * The points that a record of this step has.
 * @param named Keys that the record refers to. Their points stay even if the rental now has a car of another type.
 */
export const pointsOfStep = (
  settings: readonly InspectionPointSetting[],
  { kind, carType, named = [] }: { kind: HandoverKind; carType: VehicleType; named?: readonly string[] },
): InspectionPoint[] =>
  settings
    .filter(
      ({ key, at, carTypes }) =>
        named.includes(key) ||
        ((at === 'BOTH' || at === stepOf(kind)) && (carTypes.length === 0 || carTypes.includes(carType))),
    )
    .map(({ key, name, photo }) => ({ key, name, photo }));

/** The first step and type of car with too few photos; null if all have enough. */
export function tooFewPhotos(
  settings: readonly InspectionPointSetting[],
): { kind: 'HANDOVER' | 'RETURN'; carType: VehicleType } | null {
  for (const kind of ['HANDOVER', 'RETURN'] as const) {
    const carType = VEHICLE_TYPES.find(
      (type) =>
        pointsOfStep(settings, { kind, carType: type }).filter(({ photo }) => photo).length <
        MIN_PHOTO_POINTS,
    );
    if (carType) return { kind, carType };
  }
  return null;
}

/** The points with marks in several records. A point in more than one record is returned as in the first. */
export function markedPoints(
  records: readonly (Pick<Handover, 'points' | 'marks' | 'customerMarks'> | null | undefined)[],
): InspectionPoint[] {
  const found = new Map<string, InspectionPoint>();
  for (const record of records) {
    if (!record) continue;
    const marked = [...record.marks, ...record.customerMarks].map(({ point }) => point);
    for (const point of record.points)
      if (marked.includes(point.key) && !found.has(point.key)) found.set(point.key, point);
  }
  return [...found.values()];
}

/** The name of a point in a record; the key if the record does not have it. */
export const nameOfPoint = (
  points: readonly Pick<InspectionPoint, 'key' | 'name'>[],
  key: string,
): PointName => points.find((one) => one.key === key)?.name ?? { en: key, hi: key };

/** The points that are neither fine nor marked. */
export const uncheckedPoints = ({
  points,
  fine,
  marks,
}: Pick<Handover, 'points' | 'fine' | 'marks'>): InspectionPoint[] =>
  points.filter(({ key }) => !fine.includes(key) && !marks.some((mark) => mark.point === key));

/** The points whose photo is missing. */
export const missingPhotos = (
  points: readonly InspectionPoint[],
  photos: readonly Pick<HandoverPhoto, 'point'>[],
): InspectionPoint[] => points.filter(({ key, photo }) => photo && !photos.some((one) => one.point === key));
