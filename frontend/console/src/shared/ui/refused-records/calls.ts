import type { RefusedRecord } from '@contract/rentals/handovers';
import type { Api } from '../../http/api';

export interface RefusedRecordCalls {
  /** Reads the records of a rental that are still on a phone, in the order of their refusal. */
  refusedRecords(rentalId: number): Promise<RefusedRecord[]>;
  /** Discards a record and returns the remaining ones. */
  discardRecord(rentalId: number, recordId: string): Promise<RefusedRecord[]>;
}

export const refusedRecordCalls = (api: Api): RefusedRecordCalls => ({
  refusedRecords: (rentalId) => api.json(`/console/rentals/${rentalId}/refused-records`),
  discardRecord: (rentalId, recordId) =>
    api.json(`/console/rentals/${rentalId}/refused-records/${recordId}`, { method: 'DELETE' }),
});
