import { rupees } from '../../contract/money.js';
import {
  DESK_RENTAL_STATES,
  type DeskCustomer,
  type DeskRental,
} from '../../contract/rentals/desk-rentals.js';
import { schemaOf } from '../../platform/http/openapi/api-docs.js';
import { HOLD_EXAMPLE, HOLD_SCHEMA } from '../calendar/index.js';

export const DESK_CUSTOMER_EXAMPLE: DeskCustomer = {
  id: 12,
  name: 'Asha Kulkarni',
  mobile: '90••••••11',
  email: 'a•••@example.com',
  approval: 'APPROVED',
  refusal: null,
  refusalCode: null,
};

const customer = schemaOf(DESK_CUSTOMER_EXAMPLE) as { properties: object };
export const DESK_CUSTOMER_SCHEMA = {
  ...customer,
  properties: {
    ...customer.properties,
    name: { type: ['string', 'null'], examples: ['Asha Kulkarni'] },
    mobile: { type: 'string', description: 'Masked.', examples: ['90••••••11'] },
    email: { type: 'string', description: 'Masked.', examples: ['a•••@example.com'] },
    approval: {
      type: ['string', 'null'],
      enum: ['PENDING', 'APPROVED', 'REJECTED', null],
      examples: ['APPROVED'],
    },
    refusal: { type: ['string', 'null'], description: 'Why nobody rents to them.', examples: [null] },
    refusalCode: {
      type: ['integer', 'null'],
      description: '1006 or 1019, with `refusal`.',
      examples: [null],
    },
  },
};

export const DESK_RENTAL_EXAMPLE: DeskRental = {
  id: '2c1f6a0e-58c1-4f5e-9b39-6f1d7a3c9e10',
  state: 'CODE_SENT',
  customer: DESK_CUSTOMER_EXAMPLE,
  carId: 7,
  carName: 'Aria VX',
  action: 'book',
  fromDate: '2026-12-24',
  toDate: '2026-12-26',
  pickupTime: '12:00',
  dropTime: '14:00',
  total: rupees(3999),
  codeSecondsLeft: 600,
  resendAfterSeconds: 30,
  hold: null,
  rental: null,
};

export const HELD_EXAMPLE: DeskRental = {
  ...DESK_RENTAL_EXAMPLE,
  state: 'HELD',
  codeSecondsLeft: 0,
  resendAfterSeconds: 0,
  hold: HOLD_EXAMPLE,
};

export const RENTED_EXAMPLE: DeskRental = {
  ...HELD_EXAMPLE,
  state: 'RENTED',
  hold: { ...HOLD_EXAMPLE, state: 'RENTED', paymentSubmitted: true },
  rental: { id: 17, kind: 'BOOKING', reference: HOLD_EXAMPLE.reference },
};

const arranged = schemaOf(DESK_RENTAL_EXAMPLE) as { properties: object };
export const DESK_RENTAL_SCHEMA = {
  ...arranged,
  properties: {
    ...arranged.properties,
    id: { type: 'string', format: 'uuid', examples: [DESK_RENTAL_EXAMPLE.id] },
    state: { type: 'string', enum: [...DESK_RENTAL_STATES], examples: ['CODE_SENT'] },
    customer: DESK_CUSTOMER_SCHEMA,
    action: { type: 'string', enum: ['book', 'reserve'], examples: ['book'] },
    hold: { ...HOLD_SCHEMA, type: ['object', 'null'], description: "From the customer's agreement on." },
    rental: {
      type: ['object', 'null'],
      required: ['id', 'kind', 'reference'],
      properties: {
        id: { type: 'integer', examples: [17] },
        kind: { type: 'string', enum: ['BOOKING', 'RESERVATION'], examples: ['BOOKING'] },
        reference: { type: 'string', examples: [HOLD_EXAMPLE.reference] },
      },
    },
  },
};

/** What all responses with a desk rental share. */
export const ANSWERS_DESK_RENTAL = { bare: true, data: DESK_RENTAL_SCHEMA } as const;
