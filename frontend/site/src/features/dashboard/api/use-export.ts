import { useMutation } from '@tanstack/react-query';
import { requestFile, saveFile } from '@shared/http/request-file';
import { accountToken } from '@/lib/session';
import type { Proof } from '@/ui/proof/use-proof-code';

export const EXPORT_PATH = '/api/user/data-export';
/** As long as the server sends. */
const LONGEST_MS = 3_600_000;

/** Saves all data about the customer as a file on this device. */
export function useExport() {
  return useMutation({
    mutationFn: async (body: Proof) => {
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
