import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '@contract/limits';

const MEGABYTE = 1024 * 1024;

export const documentRule = (document?: File): string | undefined =>
  document ? optionalDocumentRule(document) : 'Choose a photo or PDF.';

export function optionalDocumentRule(document?: File): string | undefined {
  if (!document) return undefined;
  if (!(DOCUMENT_TYPES as readonly string[]).includes(document.type))
    return `${document.name} is not a JPEG, PNG, WebP or PDF.`;
  if (document.size > MAX_DOCUMENT_BYTES)
    return `${document.name} is larger than ${MAX_DOCUMENT_BYTES / MEGABYTE} MB.`;
  return undefined;
}
