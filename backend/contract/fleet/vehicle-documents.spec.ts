import { documentsExpireOn, documentState, vehicleDocumentsState } from './vehicle-documents.js';

const TODAY = '2026-11-21';
const documents = (...days: (string | null)[]) => ({
  insuranceExpiresOn: days[0] ?? null,
  pucExpiresOn: days[1] ?? null,
  permitExpiresOn: days[2] ?? null,
});

describe('vehicle documents', () => {
  it.each([
    [null, 'MISSING'],
    ['2026-11-20', 'EXPIRED'],
    ['2026-11-21', 'EXPIRING'],
    ['2026-12-21', 'EXPIRING'],
    ['2026-12-22', 'VALID'],
  ])('maps an end on %s to %s', (day, state) => {
    expect(documentState(day, TODAY)).toBe(state);
  });

  it.each([
    [documents('2027-01-01', '2027-01-01', '2027-01-01'), 'VALID'],
    [documents('2027-01-01', '2027-01-01'), 'MISSING'],
    [documents('2026-12-01', null, '2027-01-01'), 'EXPIRING'],
    [documents('2026-12-01', '2026-11-01', '2027-01-01'), 'EXPIRED'],
  ])('uses the most urgent of %j: %s', (of, state) => {
    expect(vehicleDocumentsState(of, TODAY)).toBe(state);
  });

  it('ends when the first document ends', () => {
    expect(documentsExpireOn(documents('2027-01-01', '2026-12-01'))).toBe('2026-12-01');
    expect(documentsExpireOn(documents())).toBeNull();
  });
});
