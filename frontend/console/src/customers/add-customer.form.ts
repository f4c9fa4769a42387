import { normaliseAadhaar, normaliseEmail } from '@contract/identity';
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '@contract/limits';
import type { CustomerForm } from '../dataProvider';
import { refuseMobile } from '../mobile-field';

const MEGABYTE = 1024 * 1024;

/** The form for the server, and what tells it from another one. */
export function readCustomerForm(values: object): { form: CustomerForm; content: string } {
  const entries = Object.entries(values) as [string, unknown][];
  const fields = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const files = Object.fromEntries(
    entries.filter((entry): entry is [string, File] => entry[1] instanceof File),
  );
  const papers = Object.values(files).map(({ name, size, lastModified }) => [name, size, lastModified]);
  return { form: { fields, files }, content: JSON.stringify([fields, papers]) };
}

export const mobileRule = (typed?: string): string | undefined => refuseMobile(typed ?? '') ?? undefined;

export const emailRule = (typed?: string): string | undefined =>
  normaliseEmail(typed ?? '') ? undefined : 'Please enter a valid email address';

export const aadhaarRule = (typed?: string): string | undefined =>
  normaliseAadhaar(typed ?? '')
    ? undefined
    : 'Enter the 12 digits of the Aadhaar number, as printed on the card.';

export function paperRule(paper?: File): string | undefined {
  if (!paper) return 'Choose a picture or PDF.';
  if (!(DOCUMENT_TYPES as readonly string[]).includes(paper.type))
    return `${paper.name} is not a JPEG, PNG, WebP or PDF.`;
  if (paper.size > MAX_DOCUMENT_BYTES)
    return `${paper.name} is larger than ${MAX_DOCUMENT_BYTES / MEGABYTE} MB.`;
  return undefined;
}
