import type { ApiCallDocs } from '../../platform/http/openapi/api-docs.js';

const docsOf = (noun: 'booking' | 'reservation', verb: 'Book' | 'Reserve') =>
  ({
    place: {
      summary: `${verb} a car that was paid for`,
      idempotent: true,
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
    own: { summary: `The caller's ${noun}s, newest first` },
    preview: previewDocs(noun),
    cancel: {
      summary: `Cancel this ${noun}`,
      description: 'The car is free again at once. A repeated cancellation returns the same response.',
      idempotent: true,
      refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'FARE_CHANGED', 'MISMATCH', 'RUNNING'],
    },
  }) satisfies Record<string, ApiCallDocs>;

export type CustomerRentalDocs = ReturnType<typeof docsOf>;

export const previewDocs = (noun: string): ApiCallDocs => ({
  summary: `What cancelling this ${noun} now would bring back`,
  refusals: ['NOT_FOUND', 'WRONG_STATE'],
});

/** The fields of a response that cancelling changes. */
export const CANCELLED = {
  status: 'CANCELLED',
  canCancel: false,
  paymentStatus: 'REFUND_DUE',
  refund: { reference: null, state: 'DUE' },
  message: 'Cancelled.',
};

export const BOOKING_DOCS = docsOf('booking', 'Book');
export const RESERVATION_DOCS = docsOf('reservation', 'Reserve');
