import type { Envelope } from '@contract/codes';
import { readAnswer, unreachable, type Api } from './api';
import { readToken } from './session';

/** Sends a form and tells how far it is; `fetch` cannot. Resolves to the envelope's data. */
export function upload<T>(
  api: Api,
  path: string,
  form: FormData,
  key: string,
  onProgress: (part: number) => void,
): Promise<T> {
  return api.whileSignedIn(
    () =>
      new Promise<T>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('POST', path);
        request.setRequestHeader('Accept', 'application/json');
        request.setRequestHeader('Authorization', `Bearer ${readToken(api.role) ?? ''}`);
        request.setRequestHeader('Idempotency-Key', key);
        request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
        request.onerror = () => reject(unreachable());
        request.onload = () => {
          try {
            const { json } = readAnswer(request.status, new Headers(), request.responseText);
            resolve((json as Envelope<T>).data);
          } catch (error) {
            reject(error);
          }
        };
        request.send(form);
      }),
  );
}
