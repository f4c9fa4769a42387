/** Parts of regular expressions, without their ends. */
export const UPI_ID = '[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}';
export const ACCOUNT_NUMBER = String.raw`\d{9,18}`;
export const IFSC = '[A-Z]{4}0[A-Z0-9]{6}';
