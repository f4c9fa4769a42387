import { rupees } from '../../contract/money.js';
import type { Booking, Reservation } from '../../contract/rentals/rentals.js';
import { RENTAL_STATUSES } from '../../contract/rentals/rentals.js';
import { PAYMENT_STATUSES } from '../../contract/payments/payments.js';
import { REFUND_EXAMPLE, REFUND_SCHEMA } from '../payments/index.js';
import {
  INSTANT_SCHEMA,
  REFERENCE_SCHEMA,
  RUPEES_SCHEMA,
  UPI_SCHEMA,
  WINDOW_PROPERTIES,
} from '../calendar/index.js';
import { FARE_EXAMPLE, FARE_SCHEMA } from '../fares/index.js';
import { TRANSLATION } from '../../platform/http/openapi/openapi.js';

const rentalExample: Omit<Booking, 'id'> = {
  status: 'PENDING',
  fromDate: '2026-12-24',
  toDate: '2026-12-26',
  pickupTime: '12:00',
  dropTime: '14:00',
  paymentId: '412345678901',
  paymentStatus: 'SUBMITTED',
  paymentRejectedReason: null,
  payAgain: null,
  adminApproval: 'PENDING',
  refund: null,
  canCancel: true,
  isAdminVerified: false,
  message: 'Your document is under admin verification. Please wait.',
  createdAt: '2026-11-21T06:35:00.000Z',
  total: rupees(3999),
  reference: 'K7MPQ2XW9T',
  car: {
    id: 7,
    carName: 'Aria',
    carModel: 'VX',
    year: 2025,
    vehicleType: 'SEDAN',
    fuelType: 'Petrol',
    transmission: 'Automatic',
    seatingCapacity: 5,
    location: 'Shivajinagar',
    cost: rupees(1800),
    imageUrls: [],
    images: [],
  },
};

export const BOOKING_EXAMPLE: Booking = { id: 17, ...rentalExample };
/** What cancelling changes in a response. */
export const CANCELLED = {
  status: 'CANCELLED',
  canCancel: false,
  paymentStatus: 'REFUND_DUE',
  refund: REFUND_EXAMPLE,
  message: 'Cancelled.',
} as const;

export const RESERVATION_EXAMPLE: Reservation = {
  reservationId: 18,
  ...rentalExample,
  message: 'Your reservation is under admin review. Please wait.',
};

const rentalProperties = {
  status: { type: 'string', enum: [...RENTAL_STATUSES], examples: ['PENDING'] },
  ...WINDOW_PROPERTIES,
  paymentId: {
    type: ['string', 'null'],
    description: 'The transaction id that was claimed.',
    examples: ['412345678901'],
  },
  paymentStatus: {
    type: ['string', 'null'],
    enum: [...PAYMENT_STATUSES, null],
    examples: ['SUBMITTED'],
  },
  paymentRejectedReason: {
    type: ['string', 'null'],
    description: 'Set while the payment is REJECTED.',
    examples: ['No such transfer on our statement.'],
  },
  payAgain: {
    type: ['object', 'null'],
    required: [...UPI_SCHEMA.required, 'until'],
    properties: { ...UPI_SCHEMA.properties, until: INSTANT_SCHEMA },
    description:
      'Whom to pay, and until when, while the rental waits for another payment after its last one was rejected.',
    examples: [null],
  },
  adminApproval: {
    type: ['string', 'null'],
    enum: ['PENDING', 'APPROVED', 'REJECTED', null],
    description: "Of the customer's documents; null before they registered.",
    examples: ['PENDING'],
  },
  refund: REFUND_SCHEMA,
  canCancel: { type: 'boolean', examples: [true] },
  isAdminVerified: { type: 'boolean', examples: [false] },
  message: { type: 'string', examples: [rentalExample.message] },
  ...TRANSLATION,
  createdAt: INSTANT_SCHEMA,
  total: RUPEES_SCHEMA,
  reference: REFERENCE_SCHEMA,
  car: { type: 'object', description: 'The car; cost is per day, in rupees.', examples: [rentalExample.car] },
};

export const BOOKING_SCHEMA = {
  type: 'object',
  required: Object.keys(BOOKING_EXAMPLE),
  properties: { id: { type: 'integer', examples: [17] }, ...rentalProperties },
};

export const RESERVATION_SCHEMA = {
  type: 'object',
  required: Object.keys(RESERVATION_EXAMPLE),
  properties: { reservationId: { type: 'integer', examples: [18] }, ...rentalProperties },
};

const historyExample = [
  { at: '2026-11-21T06:35:00.000Z', from: null, to: 'PENDING', by: 'customer', reason: null },
];

export const CONSOLE_RENTAL_EXAMPLE = {
  id: 18,
  kind: 'RESERVATION',
  reference: 'K7MPQ2XW9T',
  status: 'PENDING',
  carId: 7,
  carName: 'Aria VX',
  plate: 'MH12AB1234',
  customerId: 12,
  customerName: 'Asha Kulkarni',
  customerMobile: '9000000011',
  customerEmail: 'approved@example.com',
  customerApproval: 'APPROVED',
  fromDate: '2026-12-24',
  toDate: '2026-12-26',
  pickupTime: '12:00',
  dropTime: '14:00',
  fare: FARE_EXAMPLE,
  total: 3999,
  paymentId: '412345678901',
  paymentStatus: 'SUBMITTED',
  refund: null,
  isAdminVerified: false,
  possibleMoves: ['CONFIRMED', 'DECLINED', 'CANCELLED'],
  payAgainUntil: null,
  createdAt: '2026-11-21T06:35:00.000Z',
  history: historyExample,
};

export const CONSOLE_RENTAL_SCHEMA = {
  type: 'object',
  properties: {
    id: { type: 'integer', examples: [18] },
    kind: { type: 'string', enum: ['BOOKING', 'RESERVATION'], examples: ['RESERVATION'] },
    reference: REFERENCE_SCHEMA,
    status: rentalProperties.status,
    carId: { type: 'integer', examples: [7] },
    carName: { type: 'string', examples: ['Aria VX'] },
    plate: { type: ['string', 'null'], examples: ['MH12AB1234'] },
    customerId: { type: 'integer', examples: [12] },
    customerName: { type: ['string', 'null'], examples: ['Asha Kulkarni'] },
    customerMobile: { type: 'string', examples: ['9000000011'] },
    customerEmail: { type: 'string', examples: ['approved@example.com'] },
    customerApproval: { type: ['string', 'null'], examples: ['APPROVED'] },
    ...WINDOW_PROPERTIES,
    fare: FARE_SCHEMA,
    total: RUPEES_SCHEMA,
    paymentId: rentalProperties.paymentId,
    paymentStatus: { type: ['string', 'null'], examples: ['SUBMITTED'] },
    refund: REFUND_SCHEMA,
    isAdminVerified: { type: 'boolean', examples: [false] },
    possibleMoves: {
      type: 'array',
      description: 'The states to which staff can move it at this moment; some of them are for admins only.',
      items: { type: 'string', enum: [...RENTAL_STATUSES], examples: ['DECLINED'] },
      examples: [['CONFIRMED', 'DECLINED', 'CANCELLED']],
      'x-csv': false,
    },
    payAgainUntil: {
      ...INSTANT_SCHEMA,
      type: ['string', 'null'],
      description: 'Until when a new payment can be submitted after the last one was rejected.',
    },
    createdAt: INSTANT_SCHEMA,
    history: { type: 'array', items: { type: 'object' }, examples: [historyExample] },
  },
};
