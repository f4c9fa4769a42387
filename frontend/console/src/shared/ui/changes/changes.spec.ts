import type { Translate } from '../../i18n/texts';
import { changesOf, inWords, shown } from './changes';

const t = ((english: string) => english) as Translate;
const lines = (before: Record<string, unknown> | null, after: Record<string, unknown> | null): string[] =>
  changesOf(before, after).map(
    (change) => `${change.path.join(' › ')}: ${shown(change.before, t)} → ${shown(change.after, t)}`,
  );

describe('changes of a record', () => {
  it('omits unchanged values', () =>
    expect(lines({ state: 'OPEN', text: 'x' }, { state: 'RESOLVED', text: 'x' })).toEqual([
      'State: OPEN → RESOLVED',
    ]));

  it('compares groups and lists of groups field by field', () =>
    expect(
      lines(
        { fare: { washingFee: 199, discounts: [{ fromDays: 3, percent: 5 }] } },
        {
          fare: {
            washingFee: 249,
            discounts: [
              { fromDays: 3, percent: 6 },
              { fromDays: 7, percent: 10 },
            ],
          },
        },
      ),
    ).toEqual([
      'Fare › Washing fee: 199 → 249',
      'Fare › Discounts › 1 › Percent: 5 → 6',
      'Fare › Discounts › 2 › From days: — → 7',
      'Fare › Discounts › 2 › Percent: — → 10',
    ]));

  it('shows added and removed values, and plain lists as a whole', () => {
    expect(lines(null, { mobile: '9000000003' })).toEqual(['Mobile: — → 9000000003']);
    expect(lines({ email: 'a***@example.com' }, null)).toEqual(['Email: a***@example.com → —']);
    expect(lines({ phones: ['1', '2'] }, { phones: ['1'] })).toEqual(['Phones: 1, 2 → 1']);
    expect(lines(null, { reason: null })).toEqual([]);
    expect(lines(null, null)).toEqual([]);
  });

  it('formats yes, no, absent values and instants', () => {
    expect([true, false, null, '', []].map((value) => shown(value, t))).toEqual(['Yes', 'No', '—', '—', '—']);
    expect(shown('2026-11-20T08:15:00.000Z', t)).toBe('Fri, 20 Nov 2026, 1:45 PM IST');
  });

  it.each([
    ['approve-customer', 'Approve customer'],
    ['washingFee', 'Washing fee'],
    ['ON_TRIP', 'On trip'],
  ])('describes %s as %s', (name, words) => expect(inWords(name)).toBe(words));
});
