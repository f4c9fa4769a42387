import { readAnswer, silent, unreachable, type Api } from './api';
import { readToken } from './session';

// A long list takes its time; the server gives a request five minutes.
const PATIENCE_MS = 300_000;

/** Fetches a file of the server in the name of the staff and hands it to the browser to keep. */
export function download(api: Api, path: string, type: string): Promise<void> {
  return api.whileSignedIn(async () => {
    const { blob, name } = await fetchFile(api, path, type);
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  });
}

async function fetchFile(api: Api, path: string, type: string): Promise<{ blob: Blob; name: string }> {
  const headers = { Accept: type, Authorization: `Bearer ${readToken(api.role) ?? ''}` };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const cut = (): never => {
    throw signal.aborted ? silent() : unreachable();
  };
  const response = await fetch(path, { headers, signal }).catch(cut);
  if (!response.ok) readAnswer(response.status, response.headers, await response.text().catch(cut));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await response.blob().catch(cut), name: name ?? '' };
}
