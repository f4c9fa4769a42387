import { cellOf } from './csv-cell.js';

const ZONE = 'Asia/Kolkata';

describe('cells of a file', () => {
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
  ])('tell %s', (_, value, expected) => expect(cellOf({ value }, ['value'], ZONE)).toBe(expected));

  it('are empty where the object around them is not there', () =>
    expect(cellOf({ refund: null }, ['refund', 'amount'], ZONE)).toBe(''));
});
