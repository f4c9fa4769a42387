import { exampleOf } from './composed-example.js';
import type { JsonSchema } from './json-schema.js';

const SCHEMAS: Record<string, JsonSchema> = {
  Refund: { properties: { amount: { example: 1999 }, reference: { examples: [null, '612345678901'] } } },
  Rental: {
    properties: {
      id: { example: 17 },
      refund: { anyOf: [{ $ref: '#/components/schemas/Refund' }, { type: 'null' }], example: null },
      car: { allOf: [{ $ref: '#/components/schemas/Car' }], description: 'The rented car.' },
      answers: { type: 'array', items: { properties: { text: { example: 'Sorry.' } } } },
    },
  },
  Car: { properties: { name: { example: 'Aria' }, seats: {} } },
};
const RENTAL = { $ref: '#/components/schemas/Rental' };
const car = { name: 'Aria', seats: null };

describe('exampleOf', () => {
  it('combines the examples of the properties', () =>
    expect(exampleOf({ type: 'array', items: RENTAL }, SCHEMAS)).toEqual([
      { id: 17, refund: null, car, answers: [{ text: 'Sorry.' }] },
    ]));

  it('prefers given values, inside objects and in every element of a list', () =>
    expect(
      exampleOf({ items: RENTAL }, SCHEMAS, [{ refund: { amount: 5 }, answers: [] }, { car: null }]),
    ).toEqual([
      { id: 17, refund: { amount: 5, reference: null }, car, answers: [] },
      { id: 17, refund: null, car: null, answers: [{ text: 'Sorry.' }] },
    ]));
});
