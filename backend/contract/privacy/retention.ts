/**
 * The personal data that the service keeps, with the number of days. The jobs, the privacy page and docs/security.md
 * use this list.
 */
export const RETENTION_DAYS = {
  identityPictures: 30,
  rejectedNumbers: 30,
  screenshots: 180,
  rentalPhotos: 180,
  driverRecord: 180,
  bankTexts: 90,
  holds: 90,
  complaints: 365,
  notes: 1095,
  blocked: 1095,
  messages: 365,
  signIns: 365,
  browsers: 180,
  audit: 365,
  newsletter: 7,
} as const;

/** Months without a sign-in or rental until a job deletes an account, and days from the warning to the deletion. */
export const UNUSED_ACCOUNT = { months: 24, warningDays: 30 } as const;

/** The mobile number and the second factor of a staff member are removed this many days after the access ended. */
export const STAFF_NUMBER_DAYS = 365;

/** Lines without a number of days. Their data is kept with the account, or as long as their text states. */
export const KEPT_WITHOUT_DAYS = ['account', 'identity', 'rentals'] as const;

export type DatedLine = keyof typeof RETENTION_DAYS;
export type RetentionLine = DatedLine | (typeof KEPT_WITHOUT_DAYS)[number];
export const DATED_LINES = Object.keys(RETENTION_DAYS) as DatedLine[];
