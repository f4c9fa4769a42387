import type { Envelope } from '@contract/codes';
import { ApiError, NetworkError } from './errors';
import { type HttpResponse, type RequestOptions, send } from './send';

/**
 * Returns the JSON of a successful response.
 * @throws ApiError when the server refuses or fails
 * @throws NetworkError if the response is not JSON
 */
export function readJson({ status, text }: Pick<HttpResponse, 'status' | 'text'>): unknown {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    if (status >= 400) throw new ApiError({}, status);
    throw new NetworkError('unreadable', { cause });
  }
  if (status >= 400) throw new ApiError(json ?? {}, status);
  return json;
}

/** Requests a route that responds with JSON without an envelope. */
export async function requestBare<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return readJson(await send(path, options)) as T;
}

/**
 * Returns the envelope of a response with HTTP 200, which can also mean "not found" or "not yet".
 * @throws ApiError when the server refuses or fails
 * @throws NetworkError if no readable response arrives
 */
export function request<T>(path: string, options: RequestOptions = {}): Promise<Envelope<T>> {
  return requestBare<Envelope<T>>(path, options);
}

/** Requests a route that responds with plain text. The text of a refusal becomes the message. */
export async function requestText(path: string, options: RequestOptions = {}): Promise<string> {
  const { status, text } = await send(path, options);
  if (status < 400) return text;
  let message = text;
  try {
    message = (JSON.parse(text) as Envelope<unknown>).message;
  } catch {
    // A refusal in plain text is the message itself.
  }
  throw new ApiError(message ? { message } : {}, status);
}
