import { NetworkError } from './errors';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON unless it is a form. */
  body?: unknown;
  headers?: HeadersInit;
  token?: string | null;
  signal?: AbortSignal;
  /** Makes a repeated POST safe: the server returns its first response again. */
  idempotencyKey?: string;
  /** Receives the part sent so far, 0 to 1. */
  onUploadProgress?: (sent: number) => void;
  timeoutMs?: number;
}

export interface HttpResponse {
  status: number;
  headers: Headers;
  text: string;
}

const DEFAULT_TIMEOUT_MS = 45_000;

/** @throws NetworkError if no response arrives */
export function send(path: string, options: RequestOptions): Promise<HttpResponse> {
  return options.onUploadProgress ? sendWithProgress(path, options) : sendByFetch(path, options);
}

function prepare({ body, ...options }: RequestOptions): { headers: Headers; body: BodyInit | undefined } {
  const headers = new Headers(options.headers);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  if (options.token) headers.set('authorization', `Bearer ${options.token}`);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  if (body === undefined || body instanceof FormData) return { headers, body };
  headers.set('content-type', 'application/json');
  // Sends the language of the page, in which the server writes messages to a visitor who signs in.
  headers.set('accept-language', document.documentElement.lang);
  return { headers, body: JSON.stringify(body) };
}

/** Aborts after the timeout or with the caller's signal. */
function abortWith({ signal, timeoutMs = DEFAULT_TIMEOUT_MS }: RequestOptions) {
  const abort = new AbortController();
  const follow = () => abort.abort();
  const timer = setTimeout(follow, timeoutMs);
  signal?.addEventListener('abort', follow, { once: true });
  return {
    signal: abort.signal,
    release: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    },
  };
}

const sendByFetch = (path: string, options: RequestOptions): Promise<HttpResponse> =>
  fetchAnd(path, options, async (response) => ({ text: await response.text() }));

/** Returns the part of the response that `read` extracts. @throws NetworkError if no response arrives */
export async function fetchAnd<Content>(
  path: string,
  options: RequestOptions,
  read: (response: Response) => Promise<Content>,
): Promise<Omit<HttpResponse, 'text'> & Content> {
  const { headers, body } = prepare(options);
  const abort = abortWith(options);
  try {
    options.signal?.throwIfAborted();
    const response = await fetch(path, {
      method: options.method ?? 'GET',
      headers,
      body: body ?? null,
      credentials: 'omit',
      signal: abort.signal,
    });
    return { status: response.status, headers: response.headers, ...(await read(response)) };
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new NetworkError(abort.signal.aborted ? 'timeout' : 'unreachable', { cause });
  } finally {
    abort.release();
  }
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function sendWithProgress(path: string, options: RequestOptions): Promise<HttpResponse> {
  const { headers, body } = prepare(options);
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(options.method ?? 'GET', path);
    headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    let timer: ReturnType<typeof setTimeout>;
    // Each sent part restarts the timeout, so that a slow upload does not time out.
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new NetworkError('timeout'));
        xhr.abort();
      }, options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    };
    restartTimer();
    xhr.upload.onprogress = (event) => {
      restartTimer();
      if (event.lengthComputable) options.onUploadProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => resolve({ status: xhr.status, headers: new Headers(), text: xhr.responseText });
    xhr.onerror = () => reject(new NetworkError('unreachable'));
    xhr.onloadend = () => clearTimeout(timer);
    xhr.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    options.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body as XMLHttpRequestBodyInit | undefined);
  });
}
