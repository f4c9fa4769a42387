import { addDays, type Day } from '../calendar.js';

/** Days before an expiry date when the warning begins. */
export const DOCUMENT_WARNING_DAYS = 30;

/** From the least to the most urgent. */
export const DOCUMENT_STATES = ['VALID', 'MISSING', 'EXPIRING', 'EXPIRED'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export interface VehicleDocuments {
  insuranceExpiresOn: Day | null;
  pucExpiresOn: Day | null;
  permitExpiresOn: Day | null;
}

/** A document is valid through its expiry date. */
export function documentState(expiresOn: Day | null, today: Day): DocumentState {
  if (expiresOn === null) return 'MISSING';
  if (expiresOn < today) return 'EXPIRED';
  return expiresOn <= addDays(today, DOCUMENT_WARNING_DAYS) ? 'EXPIRING' : 'VALID';
}

/** The most urgent state of a car's documents. */
export function vehicleDocumentsState(documents: VehicleDocuments, today: Day): DocumentState {
  const states = [documents.insuranceExpiresOn, documents.pucExpiresOn, documents.permitExpiresOn].map(
    (day) => documentState(day, today),
  );
  return [...DOCUMENT_STATES].reverse().find((state) => states.includes(state)) ?? 'VALID';
}

/** The first day after one of them expires. */
export function documentsExpireOn(documents: VehicleDocuments): Day | null {
  const days = [documents.insuranceExpiresOn, documents.pucExpiresOn, documents.permitExpiresOn];
  return days.filter((day) => day !== null).sort()[0] ?? null;
}
