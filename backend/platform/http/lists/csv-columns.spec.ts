import { cellOf, columnsOf } from './csv-columns.js';

const ROW = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    fullName: { type: 'string' },
    fare: { type: 'object', properties: { rentalCost: { type: 'number' }, lines: { type: 'array' } } },
    history: { type: 'array', items: { type: 'object' } },
    onlyOnScreens: { type: 'array', 'x-csv': false },
  },
};
const ZONE = 'Asia/Kolkata';

describe('columns of a file', () => {
  it('are the fields of a row, in its order, with those of an object inside it', () =>
    expect(columnsOf(ROW)).toEqual([
      { header: 'Id', path: ['id'] },
      { header: 'Full name', path: ['fullName'] },
      { header: 'Fare rental cost', path: ['fare', 'rentalCost'] },
      { header: 'Fare lines', path: ['fare', 'lines'] },
      { header: 'History', path: ['history'] },
    ]));

  it.each([
    ['a number', 1999.5, 1999.5],
    ['a text', 'Asha', 'Asha'],
    ['nothing', null, ''],
    ['what is not there', undefined, ''],
    ['yes', true, 'yes'],
    ['no', false, 'no'],
    ["an instant, by the zone's clock", '2026-11-20T19:35:00.000Z', '2026-11-21 01:05'],
    ['a day, as it is', '2026-11-21', '2026-11-21'],
    ['several values', ['SHORT', 'OVER'], 'SHORT; OVER'],
    ['several things', [{ label: 'Washing', amount: 199, note: null }], 'Washing 199'],
  ])('tell %s', (_, value, told) => expect(cellOf({ value }, ['value'], ZONE)).toBe(told));

  it('are empty where the object around them is not there', () =>
    expect(cellOf({ refund: null }, ['refund', 'amount'], ZONE)).toBe(''));
});
