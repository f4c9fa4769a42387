import { OTP_LIFETIME_SECONDS } from './limits.js';

const MINUTES = OTP_LIFETIME_SECONDS / 60;
const ENDING = `It is valid for ${MINUTES} minutes. Do not share it; we never ask for it.`;

/**
 * The texts of SMS, which must be registered word by word before operators in India deliver them (DLT). `{business}` and
 * `{phone}` are registered as fixed text; the other values are at most two variables, which never follow each other.
 */
const SMS_TEMPLATES = {
  ADMIN_CODE: `{code} is your one-time code to sign in as admin at {business}. ${ENDING}`,
  DESK_CODE: `{code} is your one-time code to sign in at the desk of {business}. ${ENDING}`,
  // The customer enters it, or gives it to an admin by phone.
  MOBILE_CODE: `{code} confirms a change of your contact details at {business}. Valid for ${MINUTES} minutes. Give it to our team only if you asked for this change.`,
  // The e-mail with the same code states the readings and marks.
  HANDOVER_CODE: `{code} confirms the handover or return of your car at {business}. Valid for ${MINUTES} minutes. Give it to our team only if our e-mail is right.`,
  CONFIRMED: '{business}: {reference} is confirmed. Pickup on {time}. Bring your driving licence.',
  PICKUP_REMINDER:
    '{business}: pickup for {reference} on {time}. Bring your driving licence. Questions? Call {phone}.',
  RETURN_REMINDER:
    '{business}: the car of {reference} is due back on {time}. If you will be late, call {phone}.',
  OVERDUE:
    '{business}: the car of {reference} was due back on {time}. Please return it now, or call {phone}.',
  REFUND_SENT:
    '{business}: we sent your refund of Rs {amount}, reference {reference}. Questions? Call {phone}.',
  DUTY_REFUSED_CAR:
    '{business}: the customer of {reference} does not accept the car: {cause}. Please answer now.',
  DUTY_PICKUP_SOON:
    '{business}: {reference} was placed just now, pickup on {time}. Please check it in the console.',
} as const;

export type SmsTemplate = keyof typeof SMS_TEMPLATES;
export const SMS_TEMPLATE_NAMES = Object.keys(SMS_TEMPLATES) as SmsTemplate[];
/** Templates of codes that are sent only by SMS. Production does not start without their registered IDs. */
export const CODE_TEMPLATES = [
  'ADMIN_CODE',
  'DESK_CODE',
  'MOBILE_CODE',
] as const satisfies readonly SmsTemplate[];
export type CodeTemplate = (typeof CODE_TEMPLATES)[number];
/** Templates of SMS to the phone on duty. */
export const DUTY_TEMPLATES = [
  'DUTY_REFUSED_CAR',
  'DUTY_PICKUP_SOON',
] as const satisfies readonly SmsTemplate[];
export type DutyTemplate = (typeof DUTY_TEMPLATES)[number];
/** Every template without a code. */
export type NoticeTemplate = Exclude<SmsTemplate, `${string}_CODE`>;
export const NOTICE_TEMPLATES = SMS_TEMPLATE_NAMES.filter(
  (name): name is NoticeTemplate => !name.endsWith('_CODE'),
);
/** Templates of SMS to customers who chose SMS in addition to e-mail. HANDOVER_CODE is sent to them, too. */
export type CustomerTemplate = Exclude<NoticeTemplate, DutyTemplate>;

/** The values of an SMS by their names in its template. */
export type SmsValues = Readonly<Record<string, string>>;

const NUMBERS = ['code', 'amount'];
const FIXED = ['business', 'phone'];
/** Maximum length of a registered variable, in characters. */
const MAX_VARIABLE = 30;
/** The typeable characters of the GSM 03.38 alphabet; any other would halve the length of an SMS. */
const NOT_GSM = /[^A-Za-z0-9 @!"#$%&'()*+,\-./:;<=>?]/g;
const VALUE = /\{(\w+)\}/g;

const written = (value: string): string =>
  value.replace(/\s+/g, ' ').replace(NOT_GSM, '').trim().slice(0, MAX_VARIABLE);

export const smsText = (template: SmsTemplate, values: SmsValues): string =>
  SMS_TEMPLATES[template].replace(VALUE, (_, name: string) => written(values[name] ?? ''));

/** Returns the variables in a text of {@link smsText}, in their order. */
export function variablesOf(template: SmsTemplate, text: string): string[] {
  const names = [...SMS_TEMPLATES[template].matchAll(VALUE)].map(([, name]) => name ?? '');
  const pattern = SMS_TEMPLATES[template]
    .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replace(VALUE, '(.*?)');
  const values = new RegExp(`^${pattern}$`).exec(text)?.slice(1) ?? [];
  return values.filter((_, index) => !FIXED.includes(names[index] ?? ''));
}

/** The text as it is registered, with tagged variables. */
export const registeredText = (template: SmsTemplate): string =>
  SMS_TEMPLATES[template].replace(VALUE, (fixed, name: string) =>
    FIXED.includes(name) ? fixed : NUMBERS.includes(name) ? '{#number#}' : '{#alphanumeric#}',
  );
