import type { Booking, Hold, Reservation } from '../../contract/rentals.js';
import { RENTAL_STATUSES } from '../../contract/rentals.js';
import { PAYMENT_STATUSES } from '../../contract/payments.js';
import { REFUND_EXAMPLE, REFUND_SCHEMA } from '../payments/index.js';
import { FARE_EXAMPLE, FARE_SCHEMA } from '../fares/index.js';

const day = (example: string): object => ({ type: 'string', format: 'date', examples: [example] });
const time = (example: string): object => ({
  type: 'string',
  pattern: '^[0-2]\\d:[03]0$',
  examples: [example],
});
const instant = { type: 'string', format: 'date-time', examples: ['2026-11-21T06:30:00.000Z'] };
const rupees = { type: 'number', description: 'Rupees', examples: [3999] };
const reference = { type: 'string', examples: ['K7MPQ2XW9T'] };

const windowProperties = {
  fromDate: day('2026-12-24'),
  toDate: day('2026-12-26'),
  pickupTime: time('12:00'),
  dropTime: time('14:00'),
};

export const HOLD_EXAMPLE: Hold = {
  holdId: '7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11',
  reference: 'K7MPQ2XW9T',
  expiresAt: '2026-11-21T06:45:00.000Z',
  secondsLeft: 900,
  state: 'LIVE',
  paymentSubmitted: false,
  carId: 7,
  action: 'book',
  fromDate: '2026-12-24',
  toDate: '2026-12-26',
  pickupTime: '12:00',
  dropTime: '14:00',
  fare: FARE_EXAMPLE,
  payment: {
    upiUri:
      'upi://pay?pa=rental%40example&pn=City%20Cars&am=3999.00&cu=INR&tr=K7MPQ2XW9T&tn=Car%20rental%20K7MPQ2XW9T',
    payee: 'City Cars',
    vpa: 'rental@example',
    amount: 3999,
  },
};

const upiProperties = {
  upiUri: { type: 'string', examples: [HOLD_EXAMPLE.payment.upiUri] },
  payee: { type: 'string', examples: ['City Cars'] },
  vpa: { type: 'string', examples: ['rental@example'] },
  amount: rupees,
};
const UPI_SCHEMA = { type: 'object', required: Object.keys(upiProperties), properties: upiProperties };

export const HOLD_SCHEMA = {
  type: 'object',
  required: Object.keys(HOLD_EXAMPLE),
  properties: {
    holdId: { type: 'string', format: 'uuid', examples: [HOLD_EXAMPLE.holdId] },
    reference,
    expiresAt: instant,
    secondsLeft: { type: 'integer', examples: [900] },
    state: { type: 'string', enum: ['LIVE', 'RENTED', 'RELEASED', 'EXPIRED'], examples: ['LIVE'] },
    paymentSubmitted: { type: 'boolean', examples: [false] },
    carId: { type: 'integer', examples: [7] },
    action: { type: 'string', enum: ['book', 'reserve'], examples: ['book'] },
    ...windowProperties,
    fare: FARE_SCHEMA,
    payment: UPI_SCHEMA,
  },
};

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
  total: 3999,
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
    cost: 1800,
    imageUrls: [],
    images: [],
  },
};

export const BOOKING_EXAMPLE: Booking = { id: 17, ...rentalExample };
/** What cancelling changes in an answer. */
export const CANCELLED = {
  status: 'CANCELLED',
  canCancel: false,
  paymentStatus: 'REFUND_DUE',
  refund: REFUND_EXAMPLE,
  message: 'This was cancelled.',
} as const;

export const RESERVATION_EXAMPLE: Reservation = {
  reservationId: 18,
  ...rentalExample,
  message: 'Your reservation is under admin review. Please wait.',
};

const rentalProperties = {
  status: { type: 'string', enum: [...RENTAL_STATUSES], examples: ['PENDING'] },
  ...windowProperties,
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
    ...UPI_SCHEMA,
    type: ['object', 'null'],
    description: 'Whom to pay, when the payment was rejected and the rental waits for another.',
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
  createdAt: instant,
  total: rupees,
  reference,
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
  createdAt: '2026-11-21T06:35:00.000Z',
  history: historyExample,
};

export const CONSOLE_RENTAL_SCHEMA = {
  type: 'object',
  properties: {
    id: { type: 'integer', examples: [18] },
    kind: { type: 'string', enum: ['BOOKING', 'RESERVATION'], examples: ['RESERVATION'] },
    reference,
    status: rentalProperties.status,
    carId: { type: 'integer', examples: [7] },
    carName: { type: 'string', examples: ['Aria VX'] },
    plate: { type: ['string', 'null'], examples: ['MH12AB1234'] },
    customerId: { type: 'integer', examples: [12] },
    customerName: { type: ['string', 'null'], examples: ['Asha Kulkarni'] },
    customerMobile: { type: 'string', examples: ['9000000011'] },
    customerEmail: { type: 'string', examples: ['approved@example.com'] },
    customerApproval: { type: ['string', 'null'], examples: ['APPROVED'] },
    ...windowProperties,
    fare: FARE_SCHEMA,
    total: rupees,
    paymentId: rentalProperties.paymentId,
    paymentStatus: { type: ['string', 'null'], examples: ['SUBMITTED'] },
    refund: REFUND_SCHEMA,
    isAdminVerified: { type: 'boolean', examples: [false] },
    possibleMoves: {
      type: 'array',
      description: 'The states to which staff can move it at this moment; some of them are for admins only.',
      items: { type: 'string', enum: [...RENTAL_STATUSES] },
      examples: [['CONFIRMED', 'DECLINED', 'CANCELLED']],
      'x-csv': false,
    },
    createdAt: instant,
    history: { type: 'array', items: { type: 'object' }, examples: [historyExample] },
  },
};
