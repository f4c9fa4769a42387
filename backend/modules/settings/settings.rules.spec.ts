import { VEHICLE_TYPES } from '../../contract/fleet/vehicles.js';
import { rupees } from '../../contract/money.js';
import { NO_GST } from '../../contract/payments/gst.js';
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
  ] as const)('checks a %s account with a limit of %s rupees', (kind, limit, refused) =>
    expect(refusedFields({ upi: { ...settings.upi, kind, limit: rupees(limit) } })).toEqual(refused),
  );

  it('refuses an incomplete bank account', () =>
    expect(
      refusedFields({ upi: { ...settings.upi, bank: { holder: 'Deccan', number: '', ifsc: '' } } }),
    ).toEqual(['settings.upi.bank.number']));

  it('refuses two points with the same key, and a car type with fewer than four photos', () => {
    const [front, left, ...others] = settings.inspectionPoints;
    const suvOnly = { ...left!, carTypes: ['SUV' as const] };
    const points = (...inspectionPoints: typeof others) => refusedFields({ inspectionPoints });
    expect(points(front!, suvOnly, ...others)).toEqual([]);
    expect(points({ ...front!, at: 'RETURN' }, suvOnly, ...others)).toEqual(['settings.inspectionPoints']);
    expect(points(front!, left!, left!, ...others)).toEqual(['settings.inspectionPoints.2.key']);
  });

  const gst = {
    ...NO_GST,
    enabled: true,
    services: {
      ...NO_GST.services,
      ...Object.fromEntries(VEHICLE_TYPES.map((type) => [type, { sac: '996601', rate: 18 }])),
    },
  };
  const seller = { legalName: 'Pune City Cars Private Limited', gstin: '27AAPFU0939F1ZV' };
  it.each([
    ['the legal name', { ...seller, legalName: '', gst }, ['settings.legalName']],
    ['the GSTIN', { ...seller, gstin: '', gst }, ['settings.gstin']],
    [
      'a code',
      { ...seller, gst: { ...gst, services: { ...gst.services, SUV: { sac: '', rate: 18 } } } },
      ['settings.gst.services.SUV.sac'],
    ],
    [
      'a rate',
      { ...seller, gst: { ...gst, services: { ...gst.services, EV: { sac: '996601', rate: null } } } },
      ['settings.gst.services.EV.rate'],
    ],
  ])('refuses GST without %s', (_, over, refused) => expect(refusedFields(over)).toEqual(refused));

  it('accepts complete GST, and incomplete GST that is off', () => {
    expect(refusedFields({ ...seller, gst })).toEqual([]);
    expect(refusedFields({ gst: { ...gst, enabled: false } })).toEqual([]);
  });

  it('requires an identity document, unless the driving licence is enough', () => {
    expect(refusedFields({ acceptedIdentities: [] })).toEqual(['settings.acceptedIdentities']);
    expect(refusedFields({ acceptedIdentities: [], licenceOnly: true })).toEqual([]);
  });

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
