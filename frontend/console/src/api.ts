import { CODES, type Envelope } from '@contract/codes';
import { CallError } from './call-error';
import { ROLES, type Role } from './roles';
import { readToken } from './session';

const PATIENCE_MS = 30_000;

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** Speaks to the server in the name of one kind of staff. */
export interface Api {
  role: Role;
  request(path: string, init?: RequestInit): Promise<Answer>;
  /** Sends JSON to a call that answers an envelope; resolves to the envelope. */
  send<T>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers?: HeadersInit,
  ): Promise<Envelope<T>>;
  /** Runs `attempt` again after a new sign-in when it finds the session ended. */
  whileSignedIn<T>(attempt: () => Promise<T>): Promise<T>;
}

/** `signInAgain` resolves once the person has signed in anew; it rejects when there is nothing to sign in to. */
export function createApi(role: Role, signInAgain: () => Promise<void>): Api {
  async function whileSignedIn<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== CODES.UNAUTHENTICATED.code) throw error;
      await signInAgain();
      return attempt();
    }
  }

  const request = (path: string, init?: RequestInit): Promise<Answer> =>
    whileSignedIn(() => fetchOnce(role, path, init));

  return {
    role,
    request,
    whileSignedIn,
    async send<T>(method: string, path: string, body?: unknown, headers?: HeadersInit) {
      const { json } = await request(path, {
        method,
        body: body === undefined ? undefined : JSON.stringify(body),
        headers,
      });
      return json as Envelope<T>;
    },
  };
}

/** The staff's own calls: `/admin/logout`, `/custom-admin/login/send-otp`. */
export const staffCall = (role: Role, name: string): string => `${ROLES[role].calls}/${name}`;

async function fetchOnce(role: Role, path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  if (typeof init.body === 'string') headers.set('Content-Type', 'application/json');
  const token = readToken(role);
  if (token) headers.set('Authorization', `Bearer ${token}`);

  const timeout = AbortSignal.timeout(PATIENCE_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    const response = await fetch(path, { ...init, headers, signal });
    return readAnswer(response.status, response.headers, await response.text());
  } catch (error) {
    if (error instanceof CallError || init.signal?.aborted) throw error;
    throw timeout.aborted ? silent() : unreachable();
  }
}

export const silent = (): CallError => new CallError('silent', 'No response from server.');
export const unreachable = (): CallError => new CallError('unreachable', 'No response from server.');

/** The answer, parsed. @throws CallError when it is a refusal or no JSON. */
export function readAnswer(status: number, headers: Headers, body: string): Answer {
  const json = parse(body);
  if (status >= 200 && status < 300) {
    if (json === undefined) throw new CallError('unreadable', 'No data found or invalid response.', status);
    return { status, headers, body, json };
  }
  const envelope = isEnvelope(json) ? json : null;
  const message = envelope?.message ?? `The server answered ${status}.`;
  throw new CallError(status >= 500 ? 'failed' : 'refused', message, status, envelope);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
