import { WireMessage } from './messages/message.js';

/** Every outcome of an API call: number, status word and HTTP status. */
export const CODES = {
  OK: { code: 1000, status: 'OK', http: 200 },
  INVALID: { code: 1001, status: 'INVALID', http: 400 },
  NOT_FOUND: { code: 1002, status: 'NOT_FOUND', http: 404 },
  UNAUTHENTICATED: { code: 1003, status: 'UNAUTHENTICATED', http: 401 },
  FORBIDDEN: { code: 1004, status: 'FORBIDDEN', http: 403 },
  ALREADY_EXISTS: { code: 1005, status: 'ALREADY_EXISTS', http: 409 },
  ACCOUNT_REJECTED: { code: 1006, status: 'REJECTED', http: 403 },
  PENDING: { code: 1007, status: 'PENDING', http: 200 },
  DOCUMENTS_REJECTED: { code: 1008, status: 'REJECTED', http: 200 },
  CONFLICT: { code: 1009, status: 'CONFLICT', http: 409 },
  CODE_WRONG: { code: 1010, status: 'CODE_WRONG', http: 401 },
  TOO_MANY: { code: 1011, status: 'TOO_MANY', http: 429 },
  TAKEN: { code: 1012, status: 'TAKEN', http: 409 },
  PAYMENT_NEEDED: { code: 1013, status: 'PAYMENT_NEEDED', http: 409 },
  FILE_REFUSED: { code: 1014, status: 'FILE_REFUSED', http: 422 },
  WRONG_STATE: { code: 1015, status: 'WRONG_STATE', http: 409 },
  FARE_CHANGED: { code: 1016, status: 'FARE_CHANGED', http: 409 },
  MISMATCH: { code: 1017, status: 'MISMATCH', http: 422 },
  RUNNING: { code: 1018, status: 'RUNNING', http: 409 },
  APPROVAL_NEEDED: { code: 1019, status: 'APPROVAL_NEEDED', http: 409 },
  TOO_MANY_OPEN: { code: 1020, status: 'TOO_MANY_OPEN', http: 409 },
  SECOND_FACTOR: { code: 1021, status: 'SECOND_FACTOR', http: 401 },
  PROOF_NEEDED: { code: 1022, status: 'PROOF_NEEDED', http: 403 },
  ERROR: { code: 1500, status: 'ERROR', http: 500 },
  UNAVAILABLE: { code: 1503, status: 'UNAVAILABLE', http: 503 },
} as const;

export type CodeName = keyof typeof CODES;

export class FieldError extends WireMessage {
  field: string;
}

/** The shape of every JSON response under `/api`, `/admin` and `/custom-admin`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- every response names its data
export class Envelope<T> extends WireMessage {
  code: number;
  status: string;
  data: T;
  errors?: FieldError[];
}
