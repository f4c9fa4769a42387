import { rupees } from '../../contract/money.js';
import { DEFAULT_SETTINGS } from './business-settings.js';
import { toEditableSettings } from './settings.presenter.js';
import { refuseSettings } from './settings.rules.js';

const settings = toEditableSettings(DEFAULT_SETTINGS);
const refusedFields = (over: Partial<typeof settings>): string[] =>
  refuseSettings({ ...settings, ...over }).map(({ field }) => field);

describe('refuseSettings', () => {
  it('accepts the settings of a new installation', () => expect(refusedFields({})).toEqual([]));

  it('refuses windows that end before they start', () => {
    const rules = { ...settings.rules, pickupTo: '11:30', returnFrom: '23:30' };
    expect(refusedFields({ rules })).toEqual(['settings.rules.pickupTo', 'settings.rules.returnTo']);
  });

  it('refuses a cancellation policy with refunds in the wrong order', () =>
    expect(refusedFields({ cancellation: { ...settings.cancellation, partUntilHours: 49 } })).toEqual([
      'settings.cancellation.partUntilHours',
    ]));

  it.each([
    ['operatorLicence', { number: 'MH/1', authority: '', validUntil: '2029-03-31' }, 'authority'],
    ['grievanceOfficer', { name: 'Asha', designation: 'Care', phone: '', email: '' }, 'phone'],
  ])('refuses an incomplete %s', (group, texts, missing) =>
    expect(refusedFields({ [group]: texts })).toEqual([`settings.${group}.${missing}`]),
  );

  it.each([
    ['PERSONAL', 100_001, ['settings.upi.limit']],
    ['VERIFIED', 500_000, []],
    ['VERIFIED', 500_001, ['settings.upi.limit']],
  ] as const)('checks a limit of a %s account of %s', (kind, limit, refused) =>
    expect(refusedFields({ upi: { ...settings.upi, kind, limit: rupees(limit) } })).toEqual(refused),
  );

  it('refuses an incomplete bank account', () =>
    expect(
      refusedFields({ upi: { ...settings.upi, bank: { holder: 'Deccan', number: '', ifsc: '' } } }),
    ).toEqual(['settings.upi.bank.number']));

  it('accepts a complete licence and officer', () =>
    expect(
      refusedFields({
        operatorLicence: { number: 'MH/1', authority: 'RTO', validUntil: '2029-03-31' },
        grievanceOfficer: { name: 'Asha', designation: 'Care', phone: '+91 20 2543 0001', email: 'g@b.in' },
      }),
    ).toEqual([]));

  it.each([[{ fromDays: 3, percent: 10 }], [{ fromDays: 7, percent: 4 }]])(
    'refuses discounts that do not increase, such as %j after 5%% from 3 days',
    (tier) =>
      expect(
        refusedFields({ fare: { ...settings.fare, discounts: [{ fromDays: 3, percent: 5 }, tier] } }),
      ).toEqual(['settings.fare.discounts.1.fromDays']),
  );
});
