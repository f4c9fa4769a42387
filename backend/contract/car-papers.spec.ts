import { papersExpireOn, papersState, paperState } from './car-papers.js';

const TODAY = '2026-11-21';
const papers = (...days: (string | null)[]) => ({
  insuranceExpiresOn: days[0] ?? null,
  pucExpiresOn: days[1] ?? null,
  permitExpiresOn: days[2] ?? null,
});

describe('the papers of a car', () => {
  it.each([
    [null, 'MISSING'],
    ['2026-11-20', 'EXPIRED'],
    ['2026-11-21', 'EXPIRING'],
    ['2026-12-21', 'EXPIRING'],
    ['2026-12-22', 'VALID'],
  ])('that end on %s are %s', (day, state) => {
    expect(paperState(day, TODAY)).toBe(state);
  });

  it.each([
    [papers('2027-01-01', '2027-01-01', '2027-01-01'), 'VALID'],
    [papers('2027-01-01', '2027-01-01'), 'MISSING'],
    [papers('2026-12-01', null, '2027-01-01'), 'EXPIRING'],
    [papers('2026-12-01', '2026-11-01', '2027-01-01'), 'EXPIRED'],
  ])('are judged by the most pressing of %j: %s', (of, state) => {
    expect(papersState(of, TODAY)).toBe(state);
  });

  it('end when the first of them does', () => {
    expect(papersExpireOn(papers('2027-01-01', '2026-12-01'))).toBe('2026-12-01');
    expect(papersExpireOn(papers())).toBeNull();
  });
});
