import { addDays, type Day } from '../calendar.js';

/** Days before an expiry date when the warning begins. */
export const DOCUMENT_WARNING_DAYS = 30;

/** From the least to the most urgent. */
const DOCUMENT_STATES = ['VALID', 'MISSING', 'EXPIRING', 'EXPIRED'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export const VEHICLE_DOCUMENT_TYPES = [
  'RC',
  'INSURANCE',
  'PUC',
  'PERMIT',
  'FITNESS',
  'ROAD_TAX',
  'TRACKER',
  'SPEED_GOVERNOR',
] as const;
export type VehicleDocumentType = (typeof VEHICLE_DOCUMENT_TYPES)[number];

/** Documents of these types may have no expiry date. */
const UNLIMITED: readonly VehicleDocumentType[] = ['RC', 'ROAD_TAX', 'TRACKER', 'SPEED_GOVERNOR'];

export const mustExpire = (type: VehicleDocumentType): boolean => !UNLIMITED.includes(type);

/** The maximum length of the number of a document. */
export const MAX_DOCUMENT_NUMBER_LENGTH = 60;

/** The documents that a customer shows on the road: those of the car, and the licence of the operator. */
export const TRIP_DOCUMENT_TYPES = [...VEHICLE_DOCUMENT_TYPES, 'OPERATOR_LICENCE'] as const;
export type TripDocumentType = (typeof TRIP_DOCUMENT_TYPES)[number];

export class TripDocument {
  /** @example INSURANCE */
  type: TripDocumentType;
  /**
   * Null if only its expiry date is known.
   * @example OG-26-1901-1802-00041234
   */
  number: string | null;
  /**
   * Its last valid day; null if it does not expire.
   * @example 2027-03-31
   */
  expiresOn: Day | null;
  /**
   * Whether it has a file that can be opened.
   * @example true
   */
  hasFile: boolean;
}

/** A document of a car. */
export class VehicleDocument extends TripDocument {
  /** @example INSURANCE */
  declare type: VehicleDocumentType;
}

/** A document of a car as staff see it. */
export class ConsoleVehicleDocument extends VehicleDocument {
  /**
   * MISSING for a mandatory document that was not entered.
   * @example VALID
   */
  state: DocumentState;
}

/** `/console/operator-licence` */
export class OperatorLicenceFile {
  /**
   * Changes with the file; 0 without one. A change must send the version that it is based on.
   * @example 3
   */
  version: number;
  /**
   * Null without a file.
   * @example 2026-11-21T06:30:00.000Z
   */
  uploadedAt: string | null;
}

type Dated = Pick<VehicleDocument, 'type' | 'expiresOn'>;

/** A document is valid through its expiry date. */
export function documentState(document: Pick<Dated, 'expiresOn'> | undefined, today: Day): DocumentState {
  if (!document) return 'MISSING';
  const { expiresOn } = document;
  if (expiresOn === null) return 'VALID';
  if (expiresOn < today) return 'EXPIRED';
  return expiresOn <= addDays(today, DOCUMENT_WARNING_DAYS) ? 'EXPIRING' : 'VALID';
}

/** The entered documents, and the mandatory ones that are missing, each with its state. */
export function statesOfDocuments(
  documents: readonly VehicleDocument[],
  mandatory: readonly VehicleDocumentType[],
  today: Day,
): ConsoleVehicleDocument[] {
  return VEHICLE_DOCUMENT_TYPES.flatMap((type) => {
    const document = documents.find((one) => one.type === type);
    if (!document && !mandatory.includes(type)) return [];
    const missing = { type, number: null, expiresOn: null, hasFile: false };
    return [{ ...(document ?? missing), state: documentState(document, today) }];
  });
}

/** The most urgent state of a car's documents. */
export function mostUrgentState(documents: readonly { state: DocumentState }[]): DocumentState {
  return (
    [...DOCUMENT_STATES].reverse().find((state) => documents.some((one) => one.state === state)) ?? 'VALID'
  );
}

/** The earliest expiry date; null if none of the documents expires. */
export function documentsExpireOn(documents: readonly Dated[]): Day | null {
  const days = documents.map(({ expiresOn }) => expiresOn).filter((day) => day !== null);
  return days.sort()[0] ?? null;
}
