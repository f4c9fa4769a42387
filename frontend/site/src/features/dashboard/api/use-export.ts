import { useMutation } from '@tanstack/react-query';
import type { EnteredCode } from '@contract/customers/people';
import { requestFile, saveFile } from '@shared/http/request-file';
import { accountToken } from '@/lib/session';

export const EXPORT_PATH = '/api/user/data-export';
/** The same limit as for the response of the server. */
const LONGEST_MS = 3_600_000;

/** Saves all data about the customer as a file on this device. */
export function useExport() {
  return useMutation({
    mutationFn: async (body: EnteredCode) => {
      const { file } = await requestFile(EXPORT_PATH, {
        method: 'POST',
        token: accountToken(),
        body,
        timeoutMs: LONGEST_MS,
      });
      saveFile(file, 'my-data.zip');
    },
  });
}
