import { minutesOf } from '../../contract/calendar.js';
import type { FieldError } from '../../contract/codes.js';
import type { EditableSettings } from '../../contract/settings.js';

type SettingsRule = (settings: EditableSettings) => FieldError | null;

const pickupWindow: SettingsRule = ({ rules }) =>
  minutesOf(rules.pickupTo) < minutesOf(rules.pickupFrom)
    ? { field: 'settings.rules.pickupTo', message: 'The last pickup must not be before the first.' }
    : null;

const returnWindow: SettingsRule = ({ rules }) =>
  minutesOf(rules.returnTo) < minutesOf(rules.returnFrom)
    ? { field: 'settings.rules.returnTo', message: 'The last return must not be before the first.' }
    : null;

const policyDecreases: SettingsRule = ({ cancellation }) =>
  cancellation.partUntilHours > cancellation.freeUntilHours
    ? {
        field: 'settings.cancellation.partUntilHours',
        message: 'The partial refund must not end before the full one: enter fewer hours.',
      }
    : null;

const discountsRise: SettingsRule = ({ fare }) => {
  const wrong = fare.discounts.findIndex((tier, index) => {
    const before = fare.discounts[index - 1];
    return before !== undefined && (tier.fromDays <= before.fromDays || tier.percent < before.percent);
  });
  return wrong > 0
    ? {
        field: `settings.fare.discounts.${wrong}.fromDays`,
        message: 'Each discount must start at more days than the one before it and must not be smaller.',
      }
    : null;
};

const RULES: readonly SettingsRule[] = [pickupWindow, returnWindow, policyDecreases, discountsRise];

/** Contradictions between settings whose fields are valid. */
export function refuseSettings(settings: EditableSettings): FieldError[] {
  return RULES.map((rule) => rule(settings)).filter((error) => error !== null);
}
