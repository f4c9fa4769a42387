import type { Envelope, FieldError } from '@contract/codes';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is when it is a form. */
  body?: unknown;
  token?: string | null;
  signal?: AbortSignal;
  /** Makes a repeated POST harmless: the server answers the first one's answer again. */
  idempotencyKey?: string;
  /** Sent bytes, 0 to 1. */
  onUploadProgress?: (done: number) => void;
}

/** The server answered, and said no. `message` is written for the person in front of the screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly status: string;
  readonly data: unknown;
  readonly errors: FieldError[];

  constructor(
    answer: Partial<Envelope<unknown>>,
    readonly http: number,
  ) {
    super(answer.message ?? `The server answered ${http}.`);
    this.code = answer.code ?? 0;
    this.status = answer.status ?? '';
    this.data = answer.data;
    this.errors = answer.errors ?? [];
  }

  fieldError(field: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.message;
  }
}

/** Nothing came back, or nothing that can be read. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The server decided against it. False when it was away, or something on the way answered in its place. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.http < 500 && error.code !== 0;

interface RawAnswer {
  http: number;
  text: string;
}

function prepare(options: RequestOptions): { headers: Record<string, string>; body: BodyInit | undefined } {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (options.token) headers['authorization'] = `Bearer ${options.token}`;
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (options.body === undefined) return { headers, body: undefined };
  if (options.body instanceof FormData) return { headers, body: options.body };
  headers['content-type'] = 'application/json';
  return { headers, body: JSON.stringify(options.body) };
}

const NO_ANSWER = 'No response from the server. Check your connection and try again.';

/** A line that went dead without a word is given up after this long without a byte. */
const SILENCE_MS = 45_000;

async function sendByFetch(path: string, options: RequestOptions): Promise<RawAnswer> {
  const { headers, body } = prepare(options);
  const giveUp = new AbortController();
  const follow = () => giveUp.abort();
  const timer = setTimeout(follow, SILENCE_MS);
  options.signal?.addEventListener('abort', follow, { once: true });
  try {
    options.signal?.throwIfAborted();
    const response = await fetch(path, {
      method: options.method ?? 'GET',
      headers,
      body: body ?? null,
      credentials: 'omit',
      signal: giveUp.signal,
    });
    return { http: response.status, text: await response.text() };
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new NetworkError(NO_ANSWER, { cause });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', follow);
  }
}

/** `fetch` cannot report how much of an upload has gone out. */
function sendWithProgress(path: string, options: RequestOptions): Promise<RawAnswer> {
  const { headers, body } = prepare(options);
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(options.method ?? 'GET', path);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    const lost = () => reject(new NetworkError(NO_ANSWER));
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        lost();
        xhr.abort();
      }, SILENCE_MS);
    };
    wait();
    xhr.upload.onprogress = (event) => {
      wait();
      if (event.lengthComputable) options.onUploadProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => resolve({ http: xhr.status, text: xhr.responseText });
    xhr.onerror = lost;
    xhr.onloadend = () => clearTimeout(timer);
    xhr.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    options.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body as XMLHttpRequestBodyInit | undefined);
  });
}

function send(path: string, options: RequestOptions): Promise<RawAnswer> {
  return options.onUploadProgress ? sendWithProgress(path, options) : sendByFetch(path, options);
}

function parse(answer: RawAnswer): unknown {
  try {
    return JSON.parse(answer.text);
  } catch (cause) {
    if (answer.http >= 400) throw new ApiError({}, answer.http);
    throw new NetworkError('The answer of the server could not be read.', { cause });
  }
}

/** For the calls that answer bare JSON instead of the envelope. */
export async function requestBare<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const answer = await send(path, options);
  const body = parse(answer);
  if (answer.http >= 400) throw new ApiError(body as Envelope<unknown>, answer.http);
  return body as T;
}

/**
 * The envelope of a successful answer (also one that says "nothing there" or "not yet" with HTTP 200).
 * @throws ApiError when the server refuses
 * @throws NetworkError when nothing readable came back
 */
export function request<T>(path: string, options: RequestOptions = {}): Promise<Envelope<T>> {
  return requestBare<Envelope<T>>(path, options);
}

/** For the calls that answer plain text. A refusal carries its text as the message. */
export async function requestText(path: string, options: RequestOptions = {}): Promise<string> {
  const answer = await send(path, options);
  if (answer.http < 400) return answer.text;
  let message = answer.text;
  try {
    message = (JSON.parse(answer.text) as Envelope<unknown>).message;
  } catch {
    // A plain refusal is its own message.
  }
  throw new ApiError(message ? { message } : {}, answer.http);
}
