import type { ApiCallDocs } from '../../../platform/http/openapi/api-docs.js';
import { previewDocs } from '../customer-rental.docs.js';

const docsOf = (noun: 'booking' | 'reservation', plural: string) =>
  ({
    list: { summary: `${plural}, a page at a time`, refusals: ['INVALID'] },
    counts: { summary: `Numbers of ${plural.toLowerCase()} in each view` },
    one: { summary: `One ${noun}, with all that happened to it`, refusals: ['NOT_FOUND'] },
    preview: previewDocs(noun),
    cancel: {
      summary: `Cancel a ${noun} with a full refund`,
      refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
    },
  }) satisfies Record<string, ApiCallDocs>;

export type ConsoleRentalDocs = ReturnType<typeof docsOf>;

/** A cancellation by the business, which refunds everything. */
export const BY_US = {
  tier: 'BY_US',
  why: 'We cancel, so you get a full refund.',
  until: null,
};

export const CONSOLE_BOOKING_DOCS = docsOf('booking', 'Bookings');
export const CONSOLE_RESERVATION_DOCS = docsOf('reservation', 'Reservations');
