import { CODES, type Envelope } from '@contract/codes';
import { ApiError, type HttpResponse, readJson, type RequestOptions, send } from '@shared/http';
import { backgroundHeader } from '../session/presence';
import { type Role, ROLES } from '../session/roles';
import { readToken } from '../session/session';

const REQUEST_TIMEOUT_MS = 30_000;
// The server allows five minutes for a request, and it takes time to process images.
export const FILE_TIMEOUT_MS = 300_000;

/** Sends requests as one kind of staff. */
export interface Api {
  role: Role;
  /** The JSON of a successful response. */
  json<T>(path: string, options?: RequestOptions): Promise<T>;
  /** The data in the envelope of a successful response. */
  data<T>(path: string, options?: RequestOptions): Promise<T>;
  /** Returns status and headers too, as react-admin's data provider requires. */
  response(path: string, options?: RequestOptions): Promise<JsonResponse>;
  /**
   * Runs `attempt`, and again after a new sign-in if the session has ended, or after a fresh proof if one is needed.
   */
  whileSignedIn<T>(attempt: () => Promise<T>): Promise<T>;
}

interface JsonResponse extends HttpResponse {
  body: string;
  json: unknown;
}

/** The dialogs that a refused request can open. Each resolves to true if the request may be repeated. */
export interface Ask {
  signIn: () => Promise<boolean>;
  proof: () => Promise<boolean>;
}

const never = (): Promise<boolean> => Promise.resolve(false);
export const ASK_NOTHING: Ask = { signIn: never, proof: never };

export function createApi(role: Role, ask: Ask): Api {
  async function whileSignedIn<T>(attempt: () => Promise<T>): Promise<T> {
    const sentWith = readToken(role);
    try {
      return await attempt();
    } catch (error) {
      if (!(await mayRepeat(error, sentWith))) throw error;
      return whileSignedIn(attempt);
    }
  }

  async function mayRepeat(error: unknown, sentWith: string | null): Promise<boolean> {
    if (!(error instanceof ApiError)) return false;
    if (error.code === CODES.PROOF_NEEDED.code) return ask.proof();
    if (error.code !== CODES.UNAUTHENTICATED.code) return false;
    const token = readToken(role);
    // The person may have signed in again while the refusal of the earlier session was on its way.
    return (token !== null && token !== sentWith) || ask.signIn();
  }

  const response = (path: string, options: RequestOptions = {}): Promise<JsonResponse> =>
    whileSignedIn(async () => {
      const timeoutMs = options.onUploadProgress ? FILE_TIMEOUT_MS : REQUEST_TIMEOUT_MS;
      const headers = new Headers(options.headers);
      for (const [name, value] of Object.entries(backgroundHeader())) headers.set(name, value);
      const received = await send(path, { timeoutMs, ...options, headers, token: readToken(role) });
      // A 304 response has no body, because the caller already has it.
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

/** Returns a path of the role's own routes, such as `/admin/logout` or `/custom-admin/login/send-otp`. */
export const staffPath = (role: Role, name: string): string => `${ROLES[role].calls}/${name}`;
