import { NetworkError, readJson } from '@shared/http';
import { readToken } from '../session/session';
import { type Api, FILE_TIMEOUT_MS } from './api';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Fetches a file from the server in the name of the staff and lets the browser save it. @param body sends a POST */
export function download(api: Api, path: string, type: string, body?: object): Promise<void> {
  return api.whileSignedIn(async () => {
    const { blob, name } = await fetchFile(api, path, { type, body });
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  });
}

async function fetchFile(
  api: Api,
  path: string,
  { type, body }: { type: string; body?: object | undefined },
): Promise<{ blob: Blob; name: string }> {
  const headers = {
    Accept: type,
    Authorization: `Bearer ${readToken(api.role) ?? ''}`,
    ...(body && JSON_TYPE),
  };
  const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
  const fail = (cause: unknown): never => {
    throw new NetworkError(signal.aborted ? 'timeout' : 'unreachable', { cause });
  };
  const response = await fetch(path, {
    headers,
    signal,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(fail);
  if (!response.ok) readJson({ status: response.status, text: await response.text().catch(fail) });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await response.blob().catch(fail), name: name ?? '' };
}
