import type { ApiCallDocs } from '../../platform/http/openapi/api-docs.js';
import { previewDocs } from './cancellation/cancellation.docs.js';
import {
  BOOKING_EXAMPLE,
  BOOKING_SCHEMA,
  CANCELLED,
  RESERVATION_EXAMPLE,
  RESERVATION_SCHEMA,
} from './rentals.docs.js';

interface RentalDocs {
  noun: 'booking' | 'reservation';
  verb: 'Book' | 'Reserve';
  data: ApiCallDocs['data'];
  example: object;
}

/** The routes of bookings and reservations for customers; both kinds have the same. */
const docsOf = ({ noun, verb, data, example }: RentalDocs) =>
  ({
    place: {
      summary: `${verb} a car that was paid for`,
      status: 201,
      idempotent: true,
      data,
      example,
      refusals: [
        'INVALID',
        'NOT_FOUND',
        'ACCOUNT_REJECTED',
        'APPROVAL_NEEDED',
        'TAKEN',
        'TOO_MANY_OPEN',
        'PAYMENT_NEEDED',
        'FARE_CHANGED',
        'MISMATCH',
        'RUNNING',
      ],
    },
    own: {
      summary: `The caller's ${noun}s, newest first`,
      data: { type: 'array', items: data },
      example: [example],
    },
    preview: previewDocs(noun),
    cancel: {
      summary: `Cancel this ${noun}`,
      description: 'The car is free again at once. Cancelling again answers the same.',
      idempotent: true,
      data,
      example: { ...example, ...CANCELLED },
      refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'FARE_CHANGED', 'MISMATCH', 'RUNNING'],
    },
  }) satisfies Record<string, ApiCallDocs>;

export const BOOKING_DOCS = docsOf({
  noun: 'booking',
  verb: 'Book',
  data: BOOKING_SCHEMA,
  example: BOOKING_EXAMPLE,
});
export const RESERVATION_DOCS = docsOf({
  noun: 'reservation',
  verb: 'Reserve',
  data: RESERVATION_SCHEMA,
  example: RESERVATION_EXAMPLE,
});
