import type { RefusedRecord } from '@contract/rentals/handovers';
import type { Api } from '../../http/api';

export interface RefusedRecordCalls {
  /** Records of a rental that are still on a phone, the first refused first. */
  refusedRecords(rentalId: number): Promise<RefusedRecord[]>;
  /** Returns those that are left. */
  discardRecord(rentalId: number, recordId: string): Promise<RefusedRecord[]>;
}

export const refusedRecordCalls = (api: Api): RefusedRecordCalls => ({
  refusedRecords: (rentalId) => api.json(`/console/rentals/${rentalId}/refused-records`),
  discardRecord: (rentalId, recordId) =>
    api.json(`/console/rentals/${rentalId}/refused-records/${recordId}`, { method: 'DELETE' }),
});
