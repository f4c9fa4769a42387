import { MAX_ROW_ID } from '../../../platform/http/lists/max-row-id.js';
import { refuseFields } from '../../../platform/http/refusal.js';

/** Returns the version number in a form. @throws Refusal 1001 if the text is not a valid version. */
export function readVersion(text: string | undefined, min = 1): number {
  const version = /^\d{1,10}$/.test(text ?? '') ? Number(text) : NaN;
  if (!(version >= min) || version > MAX_ROW_ID)
    throw refuseFields({
      field: 'version',
      message: `The version must be a whole number from ${min} to ${MAX_ROW_ID}.`,
    });
  return version;
}
