import type { Language } from '../language.js';

/** Common reasons why a document is not accepted, as stored, and their Hindi. */
export const DOCUMENT_REASONS = {
  'The picture is blurred.': 'तस्वीर धुँधली है।',
  'A part of the document is cut off.': 'दस्तावेज़ का एक हिस्सा कटा हुआ है।',
  'The document has expired.': 'दस्तावेज़ की तारीख निकल चुकी है।',
  'The name differs from the one that you entered.': 'नाम आपके लिखे नाम से अलग है।',
  'This is a different document.': 'यह कोई दूसरा दस्तावेज़ है।',
} as const satisfies Record<string, string>;
export type DocumentReason = keyof typeof DOCUMENT_REASONS;

/** Translates a common reason; returns any other as it was written. */
export const reasonIn = (language: Language, reason: string): string =>
  language === 'hi' && Object.hasOwn(DOCUMENT_REASONS, reason)
    ? DOCUMENT_REASONS[reason as DocumentReason]
    : reason;
