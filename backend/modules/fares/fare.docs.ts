import type { FareQuote } from '../../contract/fare.js';

export const FARE_EXAMPLE: FareQuote = {
  rentalCost: 3800,
  discount: 0,
  duration: 2,
  durationText: '2 days 2 hours',
  extraHours: 2,
  chargedDays: 2,
  cleaningFee: 199,
  convenienceFee: 0,
  damageInsurance: 0,
  total: 3999,
  lines: [
    { label: 'Car price, 2 days at ₹1,800', amount: 3600 },
    { label: 'Extra 2 hours', amount: 200 },
    { label: 'Damage insurance', amount: 0 },
    { label: 'Washing fee', amount: 199 },
  ],
};

const rupees = (description: string, example: number): object => ({
  type: 'number',
  description: `Rupees. ${description}`,
  examples: [example],
});

export const FARE_SCHEMA = {
  type: 'object',
  required: Object.keys(FARE_EXAMPLE),
  properties: {
    rentalCost: rupees('Days and extra hours, before the discount.', FARE_EXAMPLE.rentalCost),
    discount: rupees('5% for 3 to 6 days, 10% from 7, rounded down to a rupee.', 0),
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
    cleaningFee: rupees('Washing.', 199),
    convenienceFee: rupees('Reservations only.', 0),
    damageInsurance: rupees('Included.', 0),
    total: rupees('What is to be paid.', FARE_EXAMPLE.total),
    lines: {
      type: 'array',
      description: 'Add up to the total; a discount is negative.',
      items: {
        type: 'object',
        required: ['label', 'amount'],
        properties: {
          label: { type: 'string', examples: ['Washing fee'] },
          amount: rupees('May be negative.', 199),
        },
      },
      examples: [FARE_EXAMPLE.lines],
    },
  },
};
