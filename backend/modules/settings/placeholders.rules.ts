import { isDeepStrictEqual } from 'node:util';
import { type CatalogueMessage, type FieldProblem, messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { Environment } from '../../platform/config/environment.js';
import type { BusinessSettings } from './business-settings.js';
import { DEFAULT_SETTINGS } from './business-settings.js';

type Details = Pick<
  BusinessSettings,
  | 'name'
  | 'mapPoint'
  | 'pickupPlaces'
  | 'counters'
  | 'team'
  | 'newsletter'
  | 'address'
  | 'phones'
  | 'emails'
  | 'supportEmail'
  | 'whatsapp'
  | 'testimonials'
  | 'grievanceOfficer'
  | 'protection'
> & { upi: Pick<BusinessSettings['upi'], 'vpa' | 'payee'> };

/** The placeholders of a new installation, and the message for each. */
const MESSAGES: Record<keyof Details, CatalogueMessage> = {
  name: messageOf(officeMessages, 'businessName'),
  address: messageOf(officeMessages, 'officeAddress'),
  mapPoint: messageOf(officeMessages, 'officeOnMap'),
  pickupPlaces: messageOf(officeMessages, 'pickupLocations'),
  phones: messageOf(officeMessages, 'teamPhones'),
  emails: messageOf(officeMessages, 'teamEmails'),
  supportEmail: messageOf(officeMessages, 'teamEmail'),
  whatsapp: messageOf(officeMessages, 'whatsApp'),
  upi: messageOf(officeMessages, 'upiAccount'),
  counters: messageOf(officeMessages, 'counters'),
  testimonials: messageOf(officeMessages, 'testimonials'),
  team: messageOf(officeMessages, 'team'),
  newsletter: messageOf(officeMessages, 'newsletterBanner'),
  grievanceOfficer: messageOf(officeMessages, 'grievanceOfficer'),
  protection: messageOf(officeMessages, 'protection'),
};

/** Refuses checks of Aadhaar QR codes without the registration that they require, or without certificates. */
export const refuseAadhaarOffline = (
  { aadhaarOffline, ovseRegistration }: Pick<BusinessSettings, 'aadhaarOffline' | 'ovseRegistration'>,
  { uidaiCertificates }: Pick<Environment, 'uidaiCertificates'>,
): FieldProblem[] =>
  aadhaarOffline && (ovseRegistration === '' || uidaiCertificates.length === 0)
    ? [{ field: 'settings.aadhaarOffline', message: messageOf(officeMessages, 'aadhaarOffline') }]
    : [];

// Reserved domains receive no mail, and `@example` is not the UPI handle of a bank.
const PLACEHOLDER = /@example(\.(com|org|net))?(?![\w.-])/i;

/**
 * Returns the line about a placeholder in the error of a refused start.
 * @param act The required action, as a sentence
 */
export function placeholderLine(field: string, act: string): string {
  const found = /[^s]s$/.test(field) ? 'are those of the demonstration' : 'is that of the demonstration';
  const problem = field === 'settings.protection' ? 'is "demo"' : found;
  return `${field} ${problem}; ${act.charAt(0).toLowerCase()}${act.slice(1)}`;
}

/**
 * Returns whether a value equals the value of a new installation, or one of its parts does. An empty part and 0 are not
 * placeholders in a part, because the pages leave them out.
 */
function containsDefault(value: unknown, initial: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(initial))
    return value.some((item) => initial.some((one) => isDeepStrictEqual(item, one)));
  // One of two coordinates can be equal by chance.
  if (isObject(value) && isObject(initial) && !('latitude' in initial))
    return Object.entries(initial).some(([name, part]) => containsDefault(value[name], part));
  return Boolean(value) && value === initial;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const { vpa, payee } = DEFAULT_SETTINGS.upi;
const INITIAL: Details = { ...DEFAULT_SETTINGS, upi: { vpa, payee } };

/** Finds the business details that are still placeholders or missing. Production refuses them. */
export function refusePlaceholders(settings: Details): FieldProblem[] {
  return Object.entries(MESSAGES).flatMap(([name, message]) => {
    const value = settings[name as keyof Details];
    const initial = INITIAL[name as keyof Details];
    const isPlaceholder =
      isDeepStrictEqual(value, initial) ||
      containsDefault(value, initial) ||
      PLACEHOLDER.test(JSON.stringify(value));
    return isPlaceholder ? [{ field: `settings.${name}`, message }] : [];
  });
}
