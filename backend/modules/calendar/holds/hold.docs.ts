import { rupees } from '../../../contract/money.js';
import type { Hold } from '../../../contract/rentals/rentals.js';
import { FARE_EXAMPLE, FARE_SCHEMA } from '../../fares/index.js';

const day = (example: string): object => ({ type: 'string', format: 'date', examples: [example] });
const time = (example: string): object => ({
  type: 'string',
  pattern: '^[0-2]\\d:[03]0$',
  examples: [example],
});
export const INSTANT_SCHEMA = { type: 'string', format: 'date-time', examples: ['2026-11-21T06:30:00.000Z'] };
export const RUPEES_SCHEMA = { type: 'number', description: 'Rupees', examples: [3999] };
export const REFERENCE_SCHEMA = { type: 'string', examples: ['K7MPQ2XW9T'] };

export const WINDOW_PROPERTIES = {
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
    upiUri: 'upi://pay?pa=rental%40example&pn=City%20Cars&am=3999.00&cu=INR&tr=K7MPQ2XW9T&tn=Trip',
    payee: 'City Cars',
    vpa: 'rental@example',
    amount: rupees(3999),
  },
};

const upiProperties = {
  upiUri: { type: 'string', examples: [HOLD_EXAMPLE.payment.upiUri] },
  payee: { type: 'string', examples: ['City Cars'] },
  vpa: { type: 'string', examples: ['rental@example'] },
  amount: RUPEES_SCHEMA,
};
export const UPI_SCHEMA = { type: 'object', required: Object.keys(upiProperties), properties: upiProperties };

export const HOLD_SCHEMA = {
  type: 'object',
  required: Object.keys(HOLD_EXAMPLE),
  properties: {
    holdId: { type: 'string', format: 'uuid', examples: [HOLD_EXAMPLE.holdId] },
    reference: REFERENCE_SCHEMA,
    expiresAt: INSTANT_SCHEMA,
    secondsLeft: { type: 'integer', examples: [900] },
    state: { type: 'string', enum: ['LIVE', 'RENTED', 'RELEASED', 'EXPIRED'], examples: ['LIVE'] },
    paymentSubmitted: { type: 'boolean', examples: [false] },
    carId: { type: 'integer', examples: [7] },
    action: { type: 'string', enum: ['book', 'reserve'], examples: ['book'] },
    ...WINDOW_PROPERTIES,
    fare: FARE_SCHEMA,
    payment: UPI_SCHEMA,
  },
};
