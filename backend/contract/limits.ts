/** Bytes. */
export const MAX_JSON_BYTES = 64 * 1024;
const MEBIBYTE = 1024 * 1024;
export const MAX_DOCUMENT_BYTES = 8 * MEBIBYTE;
export const MAX_CAR_IMAGE_BYTES = 10 * MEBIBYTE;
export const MAX_AGREEMENT_BYTES = 10 * MEBIBYTE;
export const MAX_CAR_IMAGES = 12;
/** Maximum pixels of an image. Larger images are refused before decoding. */
export const MAX_IMAGE_PIXELS = 50_000_000;

export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const CAR_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Digits of a code for a desk rental, and minimum digits of a code for a sign-in. */
export const OTP_DIGITS = 6;
export const MAX_OTP_DIGITS = 10;
export const OTP_TRIES = 5;
/** Maximum attempts to enter a code of an authenticator app in one sign-in. */
export const FACTOR_TRIES = 5;
/** After staff have entered their second factor, it proves their identity for this long. */
export const PROOF_MINUTES = 5;
/** After a sign-in or a one-time code, the identity of a customer is proved for this long. */
export const OWNER_PROOF_MINUTES = 10;
export const OTP_LIFETIME_SECONDS = 600;
export const OTP_RESEND_SECONDS = 30;
/** A change of an e-mail address by staff takes effect after this time, so that the customer can stop it before. */
export const EMAIL_MOVE_HOURS = 24;

export const MAX_NAME_LENGTH = 120;
/** Minimum length of the name of a person who saw a thumb mark. */
export const MIN_WITNESS_LENGTH = 2;
/** Minimum number of letters if a custom admin searches by name. */
export const MIN_SEARCHED_NAME_LENGTH = 3;
export const MAX_ADDRESS_LENGTH = 500;
export const MAX_EMAIL_LENGTH = 254;
export const MIN_REASON_LENGTH = 3;
export const MAX_REASON_LENGTH = 500;
export const MAX_RENTAL_PHOTOS = 6;
export const MIN_DISPUTE_LENGTH = 10;
export const MAX_DISPUTE_LENGTH = 1_000;
export const MAX_DISPUTE_PHOTOS = 5;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_ODOMETER_KM = 999_999;
/** Maximum number of days in the register of the trips of a car. */
export const MAX_REGISTER_DAYS = 366;

/** In production, a decision this soon after documents or a payment were sent again must state the reviewed version. */
export const SENT_AGAIN_SECONDS = 60;

/** The environment variable `RATE_LIMITS`. */
export type RateLimits = 'on' | 'demo' | 'off';
/** Multiplies the limits of writes, pages, codes, accounts and cars. */
export const LIMIT_FACTOR: Record<RateLimits, number> = { on: 1, demo: 12, off: Infinity };
