import type { X509Certificate } from 'node:crypto';
import { inEnglish } from '../../platform/http/wire-message.js';
import { DEFAULT_SETTINGS } from './business-settings.js';
import { refuseAadhaarOffline, refusePlaceholders } from './placeholders.rules.js';

const REAL = {
  name: 'Deccan Drives',
  address: '4 Karve Road, Pune 411004',
  mapPoint: { latitude: 18.5108, longitude: 73.8331 },
  pickupPlaces: [],
  phones: ['+91 20 2543 0000'],
  emails: ['desk@deccandrives.in', 'desk@example-cars.in'],
  supportEmail: 'help@deccandrives.in',
  whatsapp: '912025430000',
  upi: { ...DEFAULT_SETTINGS.upi, vpa: 'deccandrives@bank', payee: 'Deccan Drives' },
  counters: { rentouts: 0, centres: 0, customers: 0 },
  testimonials: [],
  team: [],
  newsletter: { title: 'News', text: 'New cars, once a month.' },
  grievanceOfficer: {
    name: 'Asha Kulkarni',
    designation: 'Customer care',
    phone: '+91 20 2543 0001',
    email: 'grievance@deccandrives.in',
  },
  protection: 'production' as const,
};
const refusedFields = (over: Partial<Parameters<typeof refusePlaceholders>[0]>): string[] =>
  refusePlaceholders({ ...REAL, ...over }).map(({ field }) => field);

describe('refusePlaceholders', () => {
  it('reports every placeholder of a new installation', () =>
    expect(refusePlaceholders(DEFAULT_SETTINGS).map(({ field }) => field)).toEqual(
      Object.keys(REAL).map((name) => `settings.${name}`),
    ));

  it('accepts the details of a real business, even without testimonials', () =>
    expect(refusedFields({})).toEqual([]));

  it.each([
    ['emails', { emails: ['desk@deccandrives.in', 'somebody@example.org'] }],
    ['supportEmail', { supportEmail: 'Support@Example.com' }],
    ['upi', { upi: { vpa: 'deccan@example', payee: 'Deccan Drives' } }],
    ['upi', { upi: { ...DEFAULT_SETTINGS.upi, vpa: 'deccan@bank' } }],
    ['phones', { phones: ['+91 20 2543 0000', ...DEFAULT_SETTINGS.phones.slice(0, 1)] }],
    ['counters', { counters: { ...DEFAULT_SETTINGS.counters, rentouts: 0 } }],
    ['newsletter', { newsletter: { ...DEFAULT_SETTINGS.newsletter, text: 'New cars, once a month.' } }],
    ['pickupPlaces', { pickupPlaces: DEFAULT_SETTINGS.pickupPlaces.slice(-1) }],
  ])('reports example values in %s', (name, over) =>
    expect(refusedFields(over)).toEqual([`settings.${name}`]),
  );
});

describe('refuseAadhaarOffline', () => {
  const certificates = [{} as X509Certificate];
  const messages = (
    aadhaarOffline: boolean,
    ovseRegistration: string,
    uidaiCertificates: X509Certificate[],
  ) =>
    refuseAadhaarOffline({ aadhaarOffline, ovseRegistration }, { uidaiCertificates }).map(({ message }) =>
      inEnglish(message),
    );
  const REFUSED = ['settings.aadhaarOffline is on; expected ovseRegistration and UIDAI_CERTIFICATES.'];

  it('requires the registration and the certificates once the check is on', () => {
    expect(messages(true, '', certificates)).toEqual(REFUSED);
    expect(messages(true, 'OVSE-TEST', [])).toEqual(REFUSED);
    expect(messages(true, 'OVSE-TEST', certificates)).toEqual([]);
    expect(messages(false, '', [])).toEqual([]);
  });
});
