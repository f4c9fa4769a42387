import type { Day } from '../../../contract/calendar.js';
import type { VehicleDocumentType } from '../../../contract/fleet/vehicle-documents.js';
import type { Language } from '../../../contract/language.js';
import { vehicleDocumentsHindi } from '../../../contract/messages/vehicle-documents.hindi.js';
import { vehicleDocumentsMessages } from '../../../contract/messages/vehicle-documents.messages.js';
import { inBothLanguages, translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import { expiryHindi } from './expiry-texts.hindi.js';
import { expiryTexts } from './expiry-texts.js';

export interface ExpiringDocument {
  carId: number;
  /** The name of the car, and its plate if it is known. */
  car: string;
  type: VehicleDocumentType;
  expiresOn: Day;
  onceKey: string;
}

const textsIn = translationsOf(expiryTexts, expiryHindi);
const namesIn = translationsOf(vehicleDocumentsMessages, vehicleDocumentsHindi);

/** Returns the message to the office. */
export function expiryMessage(
  to: string,
  { carId, car, type, expiresOn, onceKey }: ExpiringDocument,
): NewOutboxMessage {
  const write = (language: Language, text: 'subject' | 'text'): string =>
    textsIn(language)(text, {
      car,
      document: namesIn(language)(type),
      day: datesIn(language).longDay(expiresOn),
    });
  return {
    channel: 'EMAIL',
    to,
    subject: write('en', 'subject'),
    text: inBothLanguages((language) => write(language, 'text')),
    page: `/admin-dashboard/cars/${carId}`,
    onceKey,
  };
}
