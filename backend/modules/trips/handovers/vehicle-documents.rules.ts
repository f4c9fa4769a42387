import { dayIn, shortDay } from '../../../contract/calendar.js';
import {
  documentState,
  VEHICLE_DOCUMENT_TYPES,
  type VehicleDocument,
  type VehicleDocumentType,
} from '../../../contract/fleet/vehicle-documents.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { type CatalogueMessage, messageOf } from '../../../contract/messages/message.js';

/** The documents of a car at a handover. */
export interface DocumentFacts {
  now: Date;
  endsAt: Date;
  vehicleDocuments: readonly Pick<VehicleDocument, 'type' | 'expiresOn'>[];
}

/** The settings that decide which documents of a car prevent a handover. */
export interface DocumentRules {
  rules: { zone: string };
  mandatoryDocuments: readonly VehicleDocumentType[];
  requireVehicleDocuments: boolean;
}

/** Returns the mandatory documents that have expired or, if the settings require them, are missing. */
export function documentProblems(
  { now, vehicleDocuments }: DocumentFacts,
  { rules, mandatoryDocuments, requireVehicleDocuments }: DocumentRules,
): CatalogueMessage[] {
  const today = dayIn(rules.zone, now);
  return mandatoryDocuments.flatMap((type) => {
    const known = vehicleDocuments.find((one) => one.type === type);
    const document = messageOf(handoversMessages, type);
    if (known?.expiresOn && documentState(known, today) === 'EXPIRED')
      return [messageOf(handoversMessages, 'documentExpired', { document, day: shortDay(known.expiresOn) })];
    return known || !requireVehicleDocuments
      ? []
      : [messageOf(handoversMessages, 'documentNeeded', { document })];
  });
}

/** Returns the problems with the documents of the car that do not prevent the handover. */
export function documentWarnings(
  { now, endsAt, vehicleDocuments }: DocumentFacts,
  { rules, mandatoryDocuments, requireVehicleDocuments }: DocumentRules,
): CatalogueMessage[] {
  const today = dayIn(rules.zone, now);
  const lastDay = dayIn(rules.zone, endsAt);
  return VEHICLE_DOCUMENT_TYPES.flatMap((type) => {
    const known = vehicleDocuments.find((one) => one.type === type);
    const isMandatory = mandatoryDocuments.includes(type);
    const document = messageOf(handoversMessages, type);
    if (!known)
      return isMandatory && !requireVehicleDocuments
        ? [messageOf(handoversMessages, 'documentMissing', { document })]
        : [];
    if (known.expiresOn === null || documentState(known, lastDay) !== 'EXPIRED') return [];
    const values = { document, day: shortDay(known.expiresOn) };
    if (documentState(known, today) !== 'EXPIRED')
      return [messageOf(handoversMessages, 'documentExpires', values)];
    return isMandatory ? [] : [messageOf(handoversMessages, 'documentHasExpired', values)];
  });
}
