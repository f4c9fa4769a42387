import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '../../contract/codes.js';
import type { BusinessSettings } from './business-settings.js';
import { DEFAULT_SETTINGS } from './business-settings.js';

type Details = Pick<
  BusinessSettings,
  'address' | 'phones' | 'emails' | 'supportEmail' | 'whatsapp' | 'upi' | 'testimonials'
>;

/** The placeholders of a new installation, and the message for each. */
const ASKED: Record<keyof Details, string> = {
  address: 'Enter the address of the office.',
  phones: 'Enter the phone numbers that your team answers.',
  emails: 'Enter e-mail addresses that your team reads.',
  supportEmail: 'Enter an e-mail address that your team reads.',
  whatsapp: 'Enter your WhatsApp number.',
  upi: 'Enter the UPI account that customers pay to.',
  testimonials: 'Enter what customers really said, or remove them all.',
};

// Reserved domains receive no mail, and no bank has that UPI handle.
const NOT_REAL = /@example(\.(com|org|net))?(?![\w.-])/i;

/** The details of the business that are still placeholders, which production refuses. */
export function refusePlaceholders(settings: Details): FieldError[] {
  return Object.entries(ASKED).flatMap(([name, message]) => {
    const value = settings[name as keyof Details];
    const invented =
      isDeepStrictEqual(value, DEFAULT_SETTINGS[name as keyof Details]) ||
      NOT_REAL.test(JSON.stringify(value));
    return invented ? [{ field: `settings.${name}`, message }] : [];
  });
}
