import { rupees } from '../../contract/money.js';
import type { FareQuote } from '../../contract/rentals/fare.js';

export const FARE_EXAMPLE: FareQuote = {
  rentalCost: rupees(3800),
  discount: rupees(0),
  duration: 2,
  durationText: '2 days 2 hours',
  extraHours: 2,
  chargedDays: 2,
  cleaningFee: rupees(199),
  convenienceFee: rupees(0),
  damageInsurance: rupees(0),
  total: rupees(3999),
  lines: [
    { label: 'Car price, 2 days at ₹1,800', amount: rupees(3600) },
    { label: 'Extra 2 hours', amount: rupees(200) },
    { label: 'Damage insurance', amount: rupees(0) },
    { label: 'Washing fee', amount: rupees(199) },
  ],
};

const rupeesSchema = (description: string, example: number): object => ({
  type: 'number',
  description: `Rupees. ${description}`,
  examples: [example],
});

export const FARE_SCHEMA = {
  type: 'object',
  required: Object.keys(FARE_EXAMPLE),
  properties: {
    rentalCost: rupeesSchema('Days and extra hours, before the discount.', FARE_EXAMPLE.rentalCost),
    discount: rupeesSchema('5% for 3 to 6 days, 10% from 7, rounded down to a rupee.', 0),
    duration: { type: 'integer', description: 'Whole days, at least 1.', examples: [2] },
    durationText: { type: 'string', examples: [FARE_EXAMPLE.durationText] },
    extraHours: {
      type: 'integer',
      description: 'Started hours after the pickup time on the last day.',
      examples: [2],
    },
    chargedDays: {
      type: 'integer',
      description: 'Above duration only where one day more costs less in total.',
      examples: [2],
    },
    cleaningFee: rupeesSchema('Washing.', 199),
    convenienceFee: rupeesSchema('Reservations only.', 0),
    damageInsurance: rupeesSchema('Included.', 0),
    total: rupeesSchema('What is to be paid.', FARE_EXAMPLE.total),
    lines: {
      type: 'array',
      description: 'Add up to the total; a discount is negative.',
      items: {
        type: 'object',
        required: ['label', 'amount'],
        properties: {
          label: { type: 'string', examples: ['Washing fee'] },
          amount: rupeesSchema('May be negative.', 199),
        },
      },
      examples: [FARE_EXAMPLE.lines],
    },
  },
};
