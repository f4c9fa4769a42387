import type { IdentitySummary } from '@contract/customers/people';
import type { PlainText } from '../../shared/i18n/texts';

interface DocumentPaths {
  /** An identity document that was checked by its QR code has no photo. */
  identity: Pick<IdentitySummary, 'filePath' | 'check'> | null;
  licenseFilePath: string | null;
}

/** Returns an English text that names the documents to open before an approval; null if all were opened. */
export function notOpened(
  { identity, licenseFilePath }: DocumentPaths,
  opened: readonly string[],
): PlainText | null {
  const isOpened = (path: string | null): boolean => path !== null && opened.includes(path);
  if (identity && !identity.check && !isOpened(identity.filePath))
    return isOpened(licenseFilePath)
      ? 'View the identity document to approve.'
      : 'View both documents to approve.';
  return isOpened(licenseFilePath) ? null : 'View the licence to approve.';
}
