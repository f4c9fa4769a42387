import type { Envelope } from '@contract/codes';
import { readAnswer, unreachable, type Api } from './api';
import { readToken } from './session';

type Upload = [api: Api, path: string, form: FormData, key: string, onProgress: (part: number) => void];

/** For a call that answers an envelope: resolves to its data. */
export async function upload<T>(...call: Upload): Promise<T> {
  return ((await uploadForm(...call)) as Envelope<T>).data;
}

/** Sends a form and tells how far it is; `fetch` cannot. Resolves to the parsed answer. */
export function uploadForm(...[api, path, form, key, onProgress]: Upload): Promise<unknown> {
  return api.whileSignedIn(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('POST', path);
        request.setRequestHeader('Accept', 'application/json');
        request.setRequestHeader('Authorization', `Bearer ${readToken(api.role) ?? ''}`);
        request.setRequestHeader('Idempotency-Key', key);
        request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
        request.onerror = () => reject(unreachable());
        request.onload = () => {
          try {
            resolve(readAnswer(request.status, new Headers(), request.responseText).json);
          } catch (error) {
            reject(error);
          }
        };
        request.send(form);
      }),
  );
}
