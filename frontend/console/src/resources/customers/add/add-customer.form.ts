import { normaliseAadhaar, normaliseEmail } from '@contract/customers/identity';
import type { CustomerForm } from '../calls';

export function readCustomerForm(values: object): CustomerForm {
  const entries = Object.entries(values) as [string, unknown][];
  const fields = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const files = Object.fromEntries(
    entries.filter((entry): entry is [string, File] => entry[1] instanceof File),
  );
  return { fields, files };
}

export const emailRule = (typed?: string): string | undefined =>
  normaliseEmail(typed ?? '') ? undefined : 'Please enter a valid email address';

export const aadhaarRule = (typed?: string): string | undefined =>
  normaliseAadhaar(typed ?? '')
    ? undefined
    : 'Enter the 12 digits of the Aadhaar number, as printed on the card.';
