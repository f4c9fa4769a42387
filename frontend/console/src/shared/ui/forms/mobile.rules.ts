import { normaliseMobile } from '@contract/customers/identity';
import type { PlainText } from '../../i18n/texts';

const MOBILE_REQUIRED = 'Mobile number is required.';
const MOBILE_SHAPE = 'Enter a 10-digit Indian mobile number, starting with 6 to 9.';

/** The reason to refuse a typed mobile number; null when it is valid. */
export function refuseMobile(text: string): PlainText | null {
  if (text.trim() === '') return MOBILE_REQUIRED;
  return normaliseMobile(text) === null ? MOBILE_SHAPE : null;
}

/** The same check for react-admin's `validate`. */
export const mobileRule = (typed?: string): PlainText | undefined => refuseMobile(typed ?? '') ?? undefined;
