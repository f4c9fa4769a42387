import { DEFAULT_SETTINGS } from './business-settings.js';
import { toEditableSettings } from './settings.presenter.js';
import { refuseSettings } from './settings.rules.js';

const settings = toEditableSettings(DEFAULT_SETTINGS);
const blamed = (over: Partial<typeof settings>): string[] =>
  refuseSettings({ ...settings, ...over }).map(({ field }) => field);

describe('settings that contradict themselves', () => {
  it('are not the ones a new installation starts with', () => expect(blamed({})).toEqual([]));

  it('are windows that end before they begin', () => {
    const rules = { ...settings.rules, pickupTo: '11:30', returnFrom: '23:30' };
    expect(blamed({ rules })).toEqual(['settings.rules.pickupTo', 'settings.rules.returnTo']);
  });

  it('are a policy whose refunds decrease towards pickup', () =>
    expect(blamed({ cancellation: { ...settings.cancellation, partUntilHours: 49 } })).toEqual([
      'settings.cancellation.partUntilHours',
    ]));

  it.each([[{ fromDays: 3, percent: 10 }], [{ fromDays: 7, percent: 4 }]])(
    'are discounts that do not rise: %j after 3 days, 5%%',
    (tier) =>
      expect(blamed({ fare: { ...settings.fare, discounts: [{ fromDays: 3, percent: 5 }, tier] } })).toEqual([
        'settings.fare.discounts.1.fromDays',
      ]),
  );
});
