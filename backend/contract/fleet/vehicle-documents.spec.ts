import { documentsExpireOn, documentState, vehicleDocumentsState } from './vehicle-documents.js';

const TODAY = '2026-11-21';
const documents = (...days: (string | null)[]) => ({
  insuranceExpiresOn: days[0] ?? null,
  pucExpiresOn: days[1] ?? null,
  permitExpiresOn: days[2] ?? null,
});

describe('the documents of a car', () => {
  it.each([
    [null, 'MISSING'],
    ['2026-11-20', 'EXPIRED'],
    ['2026-11-21', 'EXPIRING'],
    ['2026-12-21', 'EXPIRING'],
    ['2026-12-22', 'VALID'],
  ])('that end on %s are %s', (day, state) => {
    expect(documentState(day, TODAY)).toBe(state);
  });

  it.each([
    [documents('2027-01-01', '2027-01-01', '2027-01-01'), 'VALID'],
    [documents('2027-01-01', '2027-01-01'), 'MISSING'],
    [documents('2026-12-01', null, '2027-01-01'), 'EXPIRING'],
    [documents('2026-12-01', '2026-11-01', '2027-01-01'), 'EXPIRED'],
  ])('are judged by the most pressing of %j: %s', (of, state) => {
    expect(vehicleDocumentsState(of, TODAY)).toBe(state);
  });

  it('end when the first of them does', () => {
    expect(documentsExpireOn(documents('2027-01-01', '2026-12-01'))).toBe('2026-12-01');
    expect(documentsExpireOn(documents())).toBeNull();
  });
});
