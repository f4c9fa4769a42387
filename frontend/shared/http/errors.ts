import { CODES, type Envelope, type FieldError } from '@contract/codes';

/** The server refused or failed. `message` is written for the person in front of the screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The code of the envelope; 0 when the response was no envelope. */
  readonly code: number;
  readonly status: string;
  readonly data: unknown;
  readonly errors: FieldError[];

  constructor(
    envelope: Partial<Envelope<unknown>>,
    /** The HTTP status. */
    readonly http: number,
  ) {
    super(envelope.message ?? `The server answered ${http}.`);
    this.code = envelope.code ?? 0;
    this.status = envelope.status ?? '';
    this.data = envelope.data;
    this.errors = envelope.errors ?? [];
  }

  fieldError(field: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.message;
  }
}

export type NetworkFailure = 'unreachable' | 'timeout' | 'unreadable';

const MESSAGES: Record<NetworkFailure, string> = {
  unreachable: 'No response from the server. Check your connection and try again.',
  timeout: 'No response from the server. Check your connection and try again.',
  unreadable: 'The answer of the server could not be read.',
};

/** No response arrived, or none that can be read. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(
    readonly failure: NetworkFailure,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[failure], options);
  }
}

/** The server decided against the request. False when it failed, or something between it and us responded. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.http < 500 && error.code !== 0;

/** Whether the server may have done, or may still do, what was requested. */
export const isUndecided = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.http >= 500 || error.code === CODES.RUNNING.code;
