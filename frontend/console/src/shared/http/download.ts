import { requestFile, saveFile } from '@shared/http/request-file';
import { readToken } from '../session/session';
import { type Api, FILE_TIMEOUT_MS } from './api';

/**
 * Fetches a file from the server as the signed-in staff member and lets the browser save it.
 * @param body Sent by POST
 */
export function download(api: Api, path: string, type: string, body?: object): Promise<void> {
  return api.whileSignedIn(async () => {
    const { file, name } = await requestFile(path, {
      headers: { accept: type },
      token: readToken(api.role),
      timeoutMs: FILE_TIMEOUT_MS,
      ...(body && { method: 'POST', body }),
    });
    saveFile(file, name);
  });
}
