import { DEFAULT_SETTINGS } from './business-settings.js';
import { refusePlaceholders } from './placeholders.rules.js';

const REAL = {
  address: '4 Karve Road, Pune 411004',
  phones: ['+91 20 2543 0000'],
  emails: ['desk@deccandrives.in', 'desk@example-cars.in'],
  supportEmail: 'help@deccandrives.in',
  whatsapp: '912025430000',
  upi: { vpa: 'deccandrives@bank', payee: 'Deccan Drives' },
  testimonials: [],
};
const blamed = (over: Partial<typeof REAL>): string[] =>
  refusePlaceholders({ ...REAL, ...over }).map(({ field }) => field);

describe('details that nobody has entered yet', () => {
  it('are all of a new installation', () =>
    expect(refusePlaceholders(DEFAULT_SETTINGS).map(({ field }) => field)).toEqual(
      Object.keys(REAL).map((name) => `settings.${name}`),
    ));

  it('are none of a real business, which may well have no testimonials', () =>
    expect(blamed({})).toEqual([]));

  it.each([
    ['emails', { emails: ['desk@deccandrives.in', 'somebody@example.org'] }],
    ['supportEmail', { supportEmail: 'Support@Example.com' }],
    ['upi', { upi: { vpa: 'deccan@example', payee: 'Deccan Drives' } }],
    ['phones', { phones: [...DEFAULT_SETTINGS.phones] }],
  ])('are example addresses too: %s', (name, over) => expect(blamed(over)).toEqual([`settings.${name}`]));
});
