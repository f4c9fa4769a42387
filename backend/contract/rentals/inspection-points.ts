import type { VehicleType } from '../fleet/vehicles.js';
import type { Language } from '../language.js';

/** The steps at which a point is inspected. RETURN includes the second inspection. */
export const POINT_STEPS = ['BOTH', 'HANDOVER', 'RETURN'] as const;
export type PointStep = (typeof POINT_STEPS)[number];

export const MAX_INSPECTION_POINTS = 30;
/** Each type of car has at least as many points with a photo, at the handover and at the return. */
export const MIN_PHOTO_POINTS = 4;
export const POINT_KEY = /^[A-Z][A-Z0-9_]{1,29}$/;

export class PointName implements Record<Language, string> {
  /** @example "Left side" */
  en: string;
  /** @example "बाईं तरफ़" */
  hi: string;
}

/** A point of a car that staff inspect, as a record has it. */
export class InspectionPoint {
  /**
   * The key stays the same in later records, so that records can be compared.
   * @example LEFT
   */
  key: string;
  name: PointName;
  /**
   * True if it needs a photo.
   * @example true
   */
  photo: boolean;
}

/** A point of the settings. */
export class InspectionPointSetting extends InspectionPoint {
  /**
   * RETURN includes the second inspection.
   * @example BOTH
   */
  at: PointStep;
  /**
   * The types of cars that have it; empty for all.
   * @example ["SUV"]
   */
  carTypes: VehicleType[];
}

const point = (key: string, photo: boolean, name: PointName): InspectionPointSetting => ({
  key,
  name,
  at: 'BOTH',
  photo,
  carTypes: [],
});

/** The points of a new installation, and of records from before the setting. ODOMETER: odometer and fuel display. */
export const DEFAULT_INSPECTION_POINTS: InspectionPointSetting[] = [
  point('FRONT', true, { en: 'Front', hi: 'आगे का हिस्सा' }),
  point('LEFT', true, { en: 'Left side', hi: 'बाईं तरफ़' }),
  point('BACK', true, { en: 'Back', hi: 'पीछे का हिस्सा' }),
  point('RIGHT', true, { en: 'Right side', hi: 'दाईं तरफ़' }),
  point('ODOMETER', true, { en: 'Odometer and fuel display', hi: 'ओडोमीटर और ईंधन मीटर' }),
  point('WINDSCREEN', false, { en: 'Windscreen', hi: 'विंडस्क्रीन' }),
  point('TYRES', false, { en: 'Tyres', hi: 'टायर' }),
  point('SPARE_WHEEL', false, { en: 'Spare wheel and tools', hi: 'स्टेपनी और औज़ार' }),
  point('INTERIOR', false, { en: 'Interior', hi: 'अंदर का हिस्सा' }),
  point('PAPERS', false, { en: 'Vehicle documents in the car', hi: 'कार में गाड़ी के दस्तावेज़' }),
  point('FASTAG', false, { en: 'FASTag', hi: 'FASTag' }),
];
