import { normaliseMobile } from '@contract/identity';

export const MOBILE_REQUIRED = 'Mobile number is required.';
export const MOBILE_SHAPE = 'Enter a 10-digit Indian mobile number, starting with 6 to 9.';

/** What is wrong with a typed mobile number; null when nothing is. */
export function refuseMobile(text: string): string | null {
  if (text.trim() === '') return MOBILE_REQUIRED;
  return normaliseMobile(text) === null ? MOBILE_SHAPE : null;
}
