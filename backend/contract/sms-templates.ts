import { OTP_LIFETIME_SECONDS } from './limits.js';

const ENDING = `It is valid for ${OTP_LIFETIME_SECONDS / 60} minutes. Do not share it; we never ask for it.`;

/** The texts of SMS, which must be registered word by word before operators in India deliver them (DLT). */
export const SMS_TEMPLATES = {
  ADMIN_CODE: `{code} is your one-time code to sign in as admin at {business}. ${ENDING}`,
  DESK_CODE: `{code} is your one-time code to sign in at the desk of {business}. ${ENDING}`,
} as const;

export type SmsTemplate = keyof typeof SMS_TEMPLATES;
export const SMS_TEMPLATE_NAMES = Object.keys(SMS_TEMPLATES) as SmsTemplate[];

/** The allowed content of a registered variable. */
const MAX_VARIABLE = 30;
/** The typeable characters of the GSM 03.38 alphabet; any other would halve the length of an SMS. */
const NOT_GSM = /[^A-Za-z0-9 @!"#$%&'()*+,\-./:;<=>?]/g;

export const smsText = (template: SmsTemplate, values: { code: string; business: string }): string =>
  SMS_TEMPLATES[template]
    .replace('{code}', values.code)
    .replace('{business}', () => values.business.replace(NOT_GSM, '').trim().slice(0, MAX_VARIABLE));

/** The code in a text of {@link smsText}; each begins with it. */
export const codeOf = (text: string): string => text.slice(0, text.indexOf(' '));

/** The text as it is registered. */
export const registeredText = (template: SmsTemplate): string =>
  SMS_TEMPLATES[template].replace(/\{\w+\}/g, '{#var#}');
