import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '../../contract/codes.js';
import type { BusinessSettings } from './business-settings.js';
import { DEFAULT_SETTINGS } from './business-settings.js';

type Details = Pick<
  BusinessSettings,
  'address' | 'phones' | 'emails' | 'supportEmail' | 'whatsapp' | 'upi' | 'testimonials'
>;

/** What a new installation starts with for want of the real thing, and what to say about it. */
const ASKED: Record<keyof Details, string> = {
  address: 'Enter the address of the office.',
  phones: 'Enter the phone numbers that your team answers.',
  emails: 'Enter e-mail addresses that your team reads.',
  supportEmail: 'Enter an e-mail address that your team reads.',
  whatsapp: 'Enter your WhatsApp number.',
  upi: 'Enter the UPI account that customers pay to.',
  testimonials: 'Enter what customers really said, or remove them all.',
};

// Nobody reads mail there, and no bank has that handle.
const NOT_REAL = /@example(\.(com|org|net))?(?![\w.-])/i;

/** The details of the business that are still those of the demonstration: none of them may face a customer. */
export function refusePlaceholders(settings: Details): FieldError[] {
  return Object.entries(ASKED).flatMap(([name, message]) => {
    const value = settings[name as keyof Details];
    const invented =
      isDeepStrictEqual(value, DEFAULT_SETTINGS[name as keyof Details]) ||
      NOT_REAL.test(JSON.stringify(value));
    return invented ? [{ field: `settings.${name}`, message }] : [];
  });
}
