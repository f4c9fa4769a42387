import { CODES, type Envelope, type FieldError } from '@contract/codes';
import { httpMessages } from '@contract/messages/http.messages';
import {
  type CatalogueMessage,
  messageOf,
  type WireMessage,
  type WireParams,
} from '@contract/messages/message';
import { localize } from '../i18n/localize';

export const inEnglish = (text: CatalogueMessage): string =>
  localize(text, { language: 'en', translations: {} });

/** The server refused or failed. `message` is written for the user. */
export class ApiError extends Error implements WireMessage {
  override readonly name = 'ApiError';
  /** Code of the envelope; 0 if the response has none. */
  readonly code: number;
  readonly status: string;
  readonly data: unknown;
  readonly errors: FieldError[];
  readonly messageKey?: string;
  readonly messageParams?: WireParams;

  constructor(
    envelope: Partial<Envelope<unknown>>,
    /** The HTTP status. */
    readonly http: number,
  ) {
    const unexplained = messageOf(httpMessages, 'status', { http });
    super(envelope.message ?? inEnglish(unexplained));
    this.code = envelope.code ?? 0;
    this.status = envelope.status ?? '';
    this.data = envelope.data;
    this.errors = envelope.errors ?? [];
    this.messageKey = envelope.message === undefined ? unexplained.key : envelope.messageKey;
    this.messageParams = envelope.message === undefined ? { http } : envelope.messageParams;
  }

  fieldError(field: string): FieldError | undefined {
    return this.errors.find((error) => error.field === field);
  }
}

export type NetworkFailure = 'unreachable' | 'timeout' | 'unreadable';

const KEYS = {
  unreachable: 'noResponse',
  timeout: 'noResponse',
  unreadable: 'unreadable',
} as const satisfies Record<NetworkFailure, string>;

/** No readable response arrived. */
export class NetworkError extends Error implements WireMessage {
  override readonly name = 'NetworkError';
  readonly messageKey: string;

  constructor(
    readonly failure: NetworkFailure,
    options?: ErrorOptions,
  ) {
    const text = messageOf(httpMessages, KEYS[failure]);
    super(inEnglish(text), options);
    this.messageKey = text.key;
  }
}

/** True if the server itself rejected the request; false for server errors and proxy responses. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.http < 500 && error.code !== 0;

/** True if the server may have executed the request or may still do so. */
export const isUndecided = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.http >= 500 || error.code === CODES.RUNNING.code;
