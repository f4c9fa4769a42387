import type { Paise } from '../../../contract/money.js';
import type {
  CustomerMark,
  FuelUnit,
  HandoverConfirmation,
  HandoverKind,
  HandoverMark,
  InspectLater,
  LicenceSight,
} from '../../../contract/rentals/handovers.js';
import type { InspectionPoint } from '../../../contract/rentals/inspection-points.js';
import type { RecordFacts } from './evidence.rules.js';

export interface RecordRow {
  id: string;
  marks: HandoverMark[];
  customerMarks: CustomerMark[];
  rental: number;
  step: HandoverKind;
  staff: number;
  odometer: number | null;
  jumped: boolean;
  fuel: number | null;
  fuelUnit: FuelUnit;
  fuelPrice: Paise | null;
  points: InspectionPoint[];
  fine: string[];
  confirmation: HandoverConfirmation | null;
  licenceSeenAs: LicenceSight | null;
  licenceMatches: boolean | null;
  inspectLater: InspectLater | null;
  inspectedAt: Date | null;
  move: number | null;
  at: Date;
}

/** SQL: the completed records `h` with the fields of the form. `valid_moves` excludes undone records. */
export const recordsWith = (moves: 'valid_moves' | 'rental_moves'): string => `
  SELECT h.id, h.marks, h.customer_marks AS "customerMarks", h.rental_id AS rental, h.kind AS step, h.staff_id AS staff, h.odometer_km AS odometer, h.jumped, h.fuel,
         h.fuel_unit AS "fuelUnit", h.fuel_price_paise AS "fuelPrice", h.points, h.fine, h.confirmation,
         h.licence_seen_as AS "licenceSeenAs", h.licence_matches AS "licenceMatches", h.inspect_later AS "inspectLater",
         h.inspected_at AS "inspectedAt", h.move_id AS move, m.at
    FROM handovers h JOIN ${moves} m ON m.id = h.move_id`;

export const recordFacts = ({
  id,
  marks,
  customerMarks,
  at,
  inspectedAt,
  points,
  ...form
}: RecordRow): RecordFacts => ({
  handover: id,
  marks,
  customerMarks,
  form: {
    ...form,
    // Arrays instead of objects, because the canonical JSON would lose the fields of nested objects.
    points: points.map(({ key, name, photo }) => [key, name.en, name.hi, photo]),
    at: at.toISOString(),
    inspectedAt: inspectedAt?.toISOString() ?? null,
  },
});

/** SQL: the photos `p` as {@link PhotoFacts}. */
export const PHOTO_FACTS = `
  p.id, p.handover_id AS handover, p.point, p.captured_at AS "capturedAt", p.device_offset_ms AS "deviceOffsetMs",
  p.received_at AS "receivedAt"`;
