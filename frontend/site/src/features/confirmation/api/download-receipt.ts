import { requestFile, saveFile } from '@shared/http/request-file';
import type { Language } from '@/lib/i18n';
import { accountToken } from '@/lib/session';

/** Saves the receipt as a file on this device. */
export async function downloadReceipt(reference: string, language: Language): Promise<void> {
  const path = `/api/rentals/${encodeURIComponent(reference)}/receipt?language=${language}`;
  const { file } = await requestFile(path, { token: accountToken() });
  saveFile(file, `receipt-${reference}.pdf`);
}
