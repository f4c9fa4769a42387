import { rupees } from '../../contract/money.js';
import {
  PAYMENT_FLAGS,
  REFUND_STATES,
  type Refund,
  type UnverifiedTransaction,
} from '../../contract/payments/payments.js';
import type { PaymentReview } from '../../contract/payments/payment-review.js';
import { schemaOf } from '../../platform/http/openapi/api-docs.js';

export const UNVERIFIED_EXAMPLE: UnverifiedTransaction = {
  id: 5,
  userId: 12,
  action: 'book',
  transactionId: '412345678901',
  amount: rupees(1999),
  transactionScreenshotUrl: '/api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11',
  bookingId: 17,
  expectedAmount: rupees(1999),
  difference: rupees(0),
  flags: [],
  version: 2,
  createdAt: '2026-11-20T08:15:00.000Z',
};

const rupeesSchema = { type: ['number', 'null'], description: 'Rupees', examples: [1999] };

export const UNVERIFIED_SCHEMA = {
  type: 'object',
  properties: {
    id: { type: 'integer', examples: [5] },
    userId: { type: 'integer', examples: [12] },
    action: { type: 'string', enum: ['book', 'reserve'], examples: ['book'] },
    transactionId: { type: 'string', examples: ['412345678901'] },
    amount: { ...rupeesSchema, type: 'number' },
    transactionScreenshotUrl: { type: 'string', examples: [UNVERIFIED_EXAMPLE.transactionScreenshotUrl] },
    bookingId: {
      type: ['integer', 'null'],
      description: 'Null while no booking or reservation is linked to it.',
      examples: [17],
    },
    expectedAmount: rupeesSchema,
    difference: { ...rupeesSchema, description: 'Paid minus expected, in rupees', examples: [0] },
    flags: {
      type: 'array',
      items: { type: 'string', enum: [...PAYMENT_FLAGS], examples: ['SHORT'] },
      examples: [[]],
    },
    version: { type: 'integer', description: 'Goes back with the decision about it.', examples: [2] },
    createdAt: { type: 'string', format: 'date-time', examples: ['2026-11-20T08:15:00.000Z'] },
  },
};

export const REFUND_EXAMPLE: Refund = {
  amount: rupees(1999),
  dueDate: '2026-11-27',
  reference: null,
  state: 'DUE',
};

export const REFUND_SCHEMA = {
  type: ['object', 'null'],
  description: 'Null while no refund is due.',
  required: Object.keys(REFUND_EXAMPLE),
  properties: {
    amount: { type: 'number', description: 'Rupees', examples: [1999] },
    dueDate: { type: 'string', format: 'date', examples: ['2026-11-27'] },
    reference: {
      type: ['string', 'null'],
      description: 'The reference of the refund transfer.',
      examples: ['612345678901'],
    },
    state: {
      type: 'string',
      enum: [...REFUND_STATES],
      description: 'CHECKING: due once the payment is verified.',
      examples: ['DUE'],
    },
  },
  examples: [REFUND_EXAMPLE],
};

export const TRANSACTION_SCHEMA = {
  type: 'object',
  properties: {
    ...UNVERIFIED_SCHEMA.properties,
    status: { type: 'string', examples: ['SUBMITTED'] },
    customerName: { type: ['string', 'null'], examples: ['Asha Kulkarni'] },
    customerMobile: { type: 'string', examples: ['9000000011'] },
    decidedAt: { type: ['string', 'null'], format: 'date-time', examples: [null] },
    decidedBy: { type: ['string', 'null'], examples: [null] },
    reason: { type: ['string', 'null'], examples: [null] },
    refund: {
      ...REFUND_SCHEMA,
      properties: {
        ...REFUND_SCHEMA.properties,
        refundedAt: { type: ['string', 'null'], format: 'date-time', examples: [null] },
        refundedBy: { type: ['string', 'null'], examples: [null] },
      },
    },
    slotLostAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When its car was no longer available.',
      examples: [null],
    },
  },
};

export const TRANSACTION_EXAMPLE = {
  ...UNVERIFIED_EXAMPLE,
  status: 'SUBMITTED',
  customerName: 'Asha Kulkarni',
  customerMobile: '9000000011',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  refund: null,
  slotLostAt: null,
};

export const REVIEW_EXAMPLE: PaymentReview = {
  samePicture: [
    {
      id: 3,
      transactionId: '412345678899',
      amount: rupees(1999),
      status: 'VERIFIED',
      customerName: 'Asha Kulkarni',
      customerMobile: '9000000011',
      createdAt: '2026-11-19T08:15:00.000Z',
    },
  ],
  history: [{ what: 'SUBMITTED', at: '2026-11-20T08:15:00.000Z', by: null, note: null }],
  previousId: 4,
  nextId: 7,
  waiting: 6,
};

const REVIEW = schemaOf(REVIEW_EXAMPLE) as { properties: object };
const neighbour = { type: ['integer', 'null'], description: 'Null at the end of the queue.', examples: [7] };
export const REVIEW_SCHEMA = {
  ...REVIEW,
  properties: { ...REVIEW.properties, previousId: neighbour, nextId: neighbour },
};
