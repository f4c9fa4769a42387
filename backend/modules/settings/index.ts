// What the operator may set: names, hours, windows, fees, ladders.
// Never computes a fare or checks a period: it only says what the numbers are.
// Called by every room that needs one of them, and by the pages.
export type { BusinessSettings } from './business-settings.js';
export { Settings } from './settings.js';
export { SettingsModule } from './settings.module.js';
