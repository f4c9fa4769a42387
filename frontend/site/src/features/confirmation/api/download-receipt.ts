import { requestFile } from '@shared/http/request-file';
import type { Language } from '@/lib/i18n';
import { accountToken } from '@/lib/session';

/** Saves the receipt as a file on this device. */
export async function downloadReceipt(reference: string, language: Language): Promise<void> {
  const path = `/api/rentals/${encodeURIComponent(reference)}/receipt?language=${language}`;
  const url = URL.createObjectURL(await requestFile(path, { token: accountToken() }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `receipt-${reference}.pdf`;
  link.click();
  // Safari reads the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
