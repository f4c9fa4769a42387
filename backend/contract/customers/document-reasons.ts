import type { Language } from '../language.js';

/** The reason to send another document after the customer has withdrawn the consent to the check of a QR code. */
export const WITHDRAWN_QR = 'You withdrew the consent to the QR code check. Please send another document.';

/** Common reasons why a document is not accepted, as stored, and their Hindi. */
export const DOCUMENT_REASONS = {
  'The picture is blurred.': 'तस्वीर धुँधली है।',
  'A part of the document is cut off.': 'दस्तावेज़ का एक हिस्सा कटा हुआ है।',
  'The document has expired.': 'दस्तावेज़ की तारीख निकल चुकी है।',
  'The name differs from the one that you entered.': 'नाम आपके लिखे नाम से अलग है।',
  'This is a different document.': 'यह कोई दूसरा दस्तावेज़ है।',
} as const satisfies Record<string, string>;
export type DocumentReason = keyof typeof DOCUMENT_REASONS;

const HINDI = {
  ...DOCUMENT_REASONS,
  [WITHDRAWN_QR]: 'आपने QR कोड की जाँच की सहमति वापस ले ली है। कृपया कोई दूसरा दस्तावेज़ भेजें।',
} as const;

/** Translates a common reason; returns any other as it was written. */
export const reasonIn = (language: Language, reason: string): string =>
  language === 'hi' && Object.hasOwn(HINDI, reason) ? HINDI[reason as keyof typeof HINDI] : reason;
