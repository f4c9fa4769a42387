// The business settings: names, hours, limits, fees, the cancellation policy.
// Never computes a fare or checks a period; it only holds the values.
// Called by every module that needs one of them, and by the pages.
export { termsInForce, termsVersion } from './agreed-terms.js';
export type { BusinessSettings } from './business-settings.js';
export { ListedPrivateCars, type PrivateCars } from './listed-private-cars.js';
export { NEWEST_SETTINGS_VERSION, Settings } from './settings.js';
export { SettingsModule } from './settings.module.js';
