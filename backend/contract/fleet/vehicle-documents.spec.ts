import {
  documentsExpireOn,
  documentState,
  mostUrgentState,
  statesOfDocuments,
  type VehicleDocumentType,
} from './vehicle-documents.js';

const TODAY = '2026-11-21';
const MANDATORY = ['INSURANCE', 'PUC', 'PERMIT'] as const;
const documents = (days: Partial<Record<VehicleDocumentType, string | null>>) =>
  Object.entries(days).map(([type, expiresOn]) => ({
    type: type as VehicleDocumentType,
    number: 'N1',
    expiresOn,
    hasFile: true,
  }));

describe('vehicle documents', () => {
  it.each([
    ['2026-11-20', 'EXPIRED'],
    ['2026-11-21', 'EXPIRING'],
    ['2026-12-21', 'EXPIRING'],
    ['2026-12-22', 'VALID'],
    [null, 'VALID'],
  ])('maps an expiry on %s to %s', (expiresOn, state) => {
    expect(documentState({ expiresOn }, TODAY)).toBe(state);
  });

  it.each([
    [documents({ INSURANCE: '2027-01-01', PUC: '2027-01-01', PERMIT: '2027-01-01', RC: null }), 'VALID'],
    [documents({ INSURANCE: '2027-01-01', PUC: '2027-01-01' }), 'MISSING'],
    [documents({ INSURANCE: '2026-12-01', PERMIT: '2027-01-01' }), 'EXPIRING'],
    [
      documents({ INSURANCE: '2026-12-01', PUC: '2027-01-01', PERMIT: '2027-01-01', FITNESS: '2026-11-01' }),
      'EXPIRED',
    ],
  ])('reduces the documents %j to the most urgent state %s', (entered, state) => {
    expect(mostUrgentState(statesOfDocuments(entered, MANDATORY, TODAY))).toBe(state);
  });

  it('lists entered and mandatory documents in a fixed order', () => {
    const listed = statesOfDocuments(documents({ TRACKER: null, PUC: '2027-01-01' }), MANDATORY, TODAY);
    expect(listed.map(({ type, state }) => `${type} ${state}`)).toEqual([
      'INSURANCE MISSING',
      'PUC VALID',
      'PERMIT MISSING',
      'TRACKER VALID',
    ]);
  });

  it('returns the earliest expiry date', () => {
    expect(documentsExpireOn(documents({ INSURANCE: '2027-01-01', PUC: '2026-12-01', RC: null }))).toBe(
      '2026-12-01',
    );
    expect(documentsExpireOn([])).toBeNull();
  });
});
