import type { PendingDocument } from '@contract/customers/people';
import type { PlainText } from '../../shared/i18n/texts';

export type DocumentPaths = Record<
  keyof Pick<PendingDocument, 'aadhaarFilePath' | 'licenseFilePath'>,
  string | null
>;

/** The text, in English, that names the documents to open before an approval; null if both were opened. */
export function notOpened(
  { aadhaarFilePath, licenseFilePath }: DocumentPaths,
  opened: readonly string[],
): PlainText | null {
  const isOpened = (path: string | null): boolean => path !== null && opened.includes(path);
  if (!isOpened(aadhaarFilePath))
    return isOpened(licenseFilePath) ? 'View the Aadhaar to approve.' : 'View both documents to approve.';
  return isOpened(licenseFilePath) ? null : 'View the licence to approve.';
}
