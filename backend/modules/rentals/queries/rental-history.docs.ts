import { RENTAL_EVENTS } from '../../../contract/rentals/console-rental.js';
import { RENTAL_STATUSES } from '../../../contract/rentals/rentals.js';
import { CONSOLE_RENTAL_EXAMPLE, CONSOLE_RENTAL_SCHEMA } from '../rentals.docs.js';

const instant = { type: 'string', format: 'date-time', examples: ['2026-11-21T06:30:00.000Z'] };
const status = { type: ['string', 'null'], enum: [...RENTAL_STATUSES, null], examples: ['PENDING'] };

const EVENT = {
  type: 'object',
  required: ['at', 'what', 'by', 'from', 'to', 'about', 'amount', 'reason'],
  properties: {
    at: instant,
    what: { type: 'string', enum: [...RENTAL_EVENTS], examples: ['PAYMENT_VERIFIED'] },
    by: {
      type: 'string',
      description: '`customer`, `system`, or the mobile number of a member of staff.',
      examples: ['9000000001'],
    },
    from: status,
    to: status,
    about: {
      type: ['string', 'null'],
      description: 'The transaction id, the reference of the refund, or the subject of the message.',
      examples: ['412345678901'],
    },
    amount: { type: ['number', 'null'], description: 'Rupees', examples: [3999] },
    reason: { type: ['string', 'null'], examples: [null] },
  },
};

export const RENTAL_DETAILS_SCHEMA = {
  ...CONSOLE_RENTAL_SCHEMA,
  properties: {
    ...CONSOLE_RENTAL_SCHEMA.properties,
    agreement: {
      type: ['object', 'null'],
      description: 'The version that the customer accepted; null where the car had none.',
      required: ['id', 'url', 'createdAt'],
      properties: {
        id: { type: 'integer', examples: [7] },
        url: { type: 'string', examples: ['/api/vehicles/7/agreement?version=7'] },
        createdAt: instant,
      },
    },
    events: { type: 'array', description: 'All that happened, the earliest first.', items: EVENT },
  },
};

export const RENTAL_DETAILS_EXAMPLE = {
  ...CONSOLE_RENTAL_EXAMPLE,
  agreement: { id: 7, url: '/api/vehicles/7/agreement?version=7', createdAt: '2026-01-10T05:00:00.000Z' },
  events: [
    {
      at: '2026-11-21T06:35:00.000Z',
      what: 'MOVED',
      by: 'customer',
      from: null,
      to: 'PENDING',
      about: null,
      amount: null,
      reason: null,
    },
  ],
};
