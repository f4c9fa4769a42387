import { CODES, type Envelope } from '@contract/codes';
import { ApiError, type HttpResponse, readJson, type RequestOptions, send } from '@shared/http';
import { backgroundHeader } from '../session/presence';
import { type Role, ROLES } from '../session/roles';
import { readToken } from '../session/session';

const REQUEST_TIMEOUT_MS = 30_000;
// The server allows a request five minutes, and preparing pictures takes a while.
export const FILE_TIMEOUT_MS = 300_000;

/** Requests in the name of one kind of staff. */
export interface Api {
  role: Role;
  /** The JSON of a successful response. */
  json<T>(path: string, options?: RequestOptions): Promise<T>;
  /** The data in the envelope of a successful response. */
  data<T>(path: string, options?: RequestOptions): Promise<T>;
  /** With status and headers, as react-admin's data provider requires them. */
  response(path: string, options?: RequestOptions): Promise<JsonResponse>;
  /** Runs `attempt` again after a new sign-in when the session has ended. */
  whileSignedIn<T>(attempt: () => Promise<T>): Promise<T>;
}

export interface JsonResponse extends HttpResponse {
  body: string;
  json: unknown;
}

/** `signInAgain` resolves after a new sign-in; it rejects when there is nothing to sign in to. */
export function createApi(role: Role, signInAgain: () => Promise<void>): Api {
  async function whileSignedIn<T>(attempt: () => Promise<T>): Promise<T> {
    const sentWith = readToken(role);
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== CODES.UNAUTHENTICATED.code) throw error;
      const token = readToken(role);
      // The person may have signed in again while the refusal of the earlier session was on its way.
      if (token === null || token === sentWith) await signInAgain();
      return attempt();
    }
  }

  const response = (path: string, options: RequestOptions = {}): Promise<JsonResponse> =>
    whileSignedIn(async () => {
      const timeoutMs = options.onUploadProgress ? FILE_TIMEOUT_MS : REQUEST_TIMEOUT_MS;
      const headers = new Headers(options.headers);
      for (const [name, value] of Object.entries(backgroundHeader())) headers.set(name, value);
      const received = await send(path, { timeoutMs, ...options, headers, token: readToken(role) });
      // An unchanged response, which the caller has read before, has no body.
      const json = received.status === 304 ? null : readJson(received);
      return { ...received, body: received.text, json };
    });

  return {
    role,
    response,
    whileSignedIn,
    json: async <T>(path: string, options?: RequestOptions) => (await response(path, options)).json as T,
    data: async <T>(path: string, options?: RequestOptions) =>
      ((await response(path, options)).json as Envelope<T>).data,
  };
}

/** The staff's own routes: `/admin/logout`, `/custom-admin/login/send-otp`. */
export const staffPath = (role: Role, name: string): string => `${ROLES[role].calls}/${name}`;
