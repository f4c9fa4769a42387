import { cellOf } from './csv-cell.js';

const ZONE = 'Asia/Kolkata';

describe('cellOf', () => {
  it.each([
    ['a number', 1999.5, 1999.5],
    ['a text', 'Asha', 'Asha'],
    ['nothing', null, ''],
    ['an absent value', undefined, ''],
    ['yes', true, 'yes'],
    ['no', false, 'no'],
    ['an instant in local time', '2026-11-20T19:35:00.000Z', '2026-11-21 01:05'],
    ['a day without change', '2026-11-21', '2026-11-21'],
    ['several values', ['SHORT', 'OVER'], 'SHORT; OVER'],
    ['several objects', [{ label: 'Washing', amount: 199, note: null }], 'Washing 199'],
  ])('writes %s', (_, value, expected) => expect(cellOf({ value }, ['value'], ZONE)).toBe(expected));

  it('writes an empty cell if the enclosing object is null', () =>
    expect(cellOf({ refund: null }, ['refund', 'amount'], ZONE)).toBe(''));
});
