import type { RentalKind } from '../../contract/rentals/rentals.js';
import type { ApiCallDocs } from '../../platform/http/openapi/api-docs.js';
import { CONSOLE_RENTAL_EXAMPLE, CONSOLE_RENTAL_SCHEMA } from '../rentals/index.js';

export const tripDocs = (kind: RentalKind): ApiCallDocs => ({
  summary: 'Record that the car was picked up, returned or not collected',
  description:
    'ON_TRIP from CONFIRMED, from the turnaround buffer before the pickup time until the return time, while no other rental has the car. ' +
    'RETURNED from ON_TRIP. NO_SHOW from CONFIRMED after the pickup time, without a refund.',
  bare: true,
  data: CONSOLE_RENTAL_SCHEMA,
  example: { ...CONSOLE_RENTAL_EXAMPLE, kind, status: 'ON_TRIP' },
  refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
});
