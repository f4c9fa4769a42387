import type { RentalKind } from '../../contract/rentals/rentals.js';
import type { ApiCallDocs } from '../../platform/http/openapi/api-docs.js';
import { previewDocs } from './cancellation/cancellation.docs.js';
import { RENTAL_DETAILS_EXAMPLE, RENTAL_DETAILS_SCHEMA } from './queries/rental-history.docs.js';
import { CONSOLE_RENTAL_EXAMPLE, CONSOLE_RENTAL_SCHEMA } from './rentals.docs.js';

/** The routes of bookings and reservations for staff; both kinds have the same. */
const docsOf = (kind: RentalKind, noun: 'booking' | 'reservation', plural: string) =>
  ({
    list: {
      summary: `${plural}, a page at a time`,
      bare: true,
      data: { type: 'array', items: CONSOLE_RENTAL_SCHEMA },
      example: [{ ...CONSOLE_RENTAL_EXAMPLE, kind }],
      refusals: ['INVALID'],
    },
    one: {
      summary: `One ${noun}, with all that happened to it`,
      bare: true,
      data: RENTAL_DETAILS_SCHEMA,
      example: { ...RENTAL_DETAILS_EXAMPLE, kind },
      refusals: ['NOT_FOUND'],
    },
    preview: previewDocs(noun, true),
    cancel: {
      summary: `Cancel a ${noun} with a full refund`,
      bare: true,
      data: CONSOLE_RENTAL_SCHEMA,
      example: { ...CONSOLE_RENTAL_EXAMPLE, kind, status: 'CANCELLED' },
      refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
    },
  }) satisfies Record<string, ApiCallDocs>;

export const CONSOLE_BOOKING_DOCS = docsOf('BOOKING', 'booking', 'Bookings');
export const CONSOLE_RESERVATION_DOCS = docsOf('RESERVATION', 'reservation', 'Reservations');
