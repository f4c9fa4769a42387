import { NetworkError } from './errors';
import { readJson } from './request';
import { fetchAnd, type RequestOptions } from './send';

export interface NamedFile {
  file: Blob;
  /** The file name from the server; empty if it sends none. */
  name: string;
}

/**
 * Requests a file.
 * @throws ApiError if the server refuses or fails
 * @throws NetworkError if no response arrives
 */
export async function requestFile(path: string, options: RequestOptions = {}): Promise<NamedFile> {
  const { status, headers, file, text } = await fetchAnd(path, options, async (response) =>
    response.ok ? { file: await response.blob(), text: '' } : { file: null, text: await response.text() },
  );
  if (file) return { file, name: nameIn(headers) };
  readJson({ status, text });
  throw new NetworkError('unreadable');
}

const nameIn = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';

/** Saves a file on this device. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
