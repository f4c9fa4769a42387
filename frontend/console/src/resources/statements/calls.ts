import type {
  StatementMapping,
  StatementPreview,
  StatementResult,
  StatementVerification,
} from '@contract/payments/statements';
import type { RentalAction } from '@contract/rentals/fare';
import { formOf } from '@shared/http/form-of';
import { type Api, FILE_TIMEOUT_MS } from '../../shared/http/api';

export interface CreditOfCustomer {
  customerId: number;
  rentalId?: number;
  type?: RentalAction;
  reason: string;
}

export interface StatementCalls {
  /** The first lines of the file; the server stores nothing. */
  previewStatement(file: File, key: string): Promise<StatementPreview>;
  /** `onProgress` receives the part sent so far, 0 to 1. */
  saveStatement(
    file: File,
    mapping: StatementMapping,
    key: string,
    onProgress: (part: number) => void,
  ): Promise<StatementResult>;
  /** Verifies as many exact matches as one request may. */
  verifyStatement(id: number): Promise<StatementVerification>;
  /** Verifies the payment of one row with the amount of the bank. */
  verifyStatementRow(id: number, line: number): Promise<unknown>;
  /** Records a credit that no customer has submitted as a payment. */
  recordCredit(id: number, line: number, credit: CreditOfCustomer, key: string): Promise<unknown>;
}

export const statementCalls = (api: Api): StatementCalls => ({
  previewStatement(file, idempotencyKey) {
    const body = formOf({ file });
    return api.json('/console/statements/preview', {
      method: 'POST',
      body,
      idempotencyKey,
      timeoutMs: FILE_TIMEOUT_MS,
    });
  },
  saveStatement(file, mapping, idempotencyKey, onUploadProgress) {
    const body = formOf({ name: file.name, mapping: JSON.stringify(mapping), file });
    return api.json('/console/statements', { method: 'POST', body, idempotencyKey, onUploadProgress });
  },
  verifyStatementRow: (id, line) =>
    api.json(`/console/statements/${id}/rows/${line}/verification`, { method: 'PUT' }),
  recordCredit: (id, line, body, idempotencyKey) =>
    api.json(`/console/statements/${id}/rows/${line}/payment`, { method: 'POST', body, idempotencyKey }),
  verifyStatement: (id) => api.json(`/console/statements/${id}/verification`, { method: 'PUT' }),
});
