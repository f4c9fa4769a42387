import type { ConsoleComplaint } from '@contract/customers/complaints';
import type { Api } from '../../shared/http/api';

export interface ComplaintCalls {
  answerComplaint(id: number, text: string): Promise<ConsoleComplaint>;
  moveComplaint(id: number, state: 'OPEN' | 'RESOLVED'): Promise<ConsoleComplaint>;
}

export const complaintCalls = (api: Api): ComplaintCalls => ({
  answerComplaint: (id, text) =>
    api.json(`/console/complaints/${id}/answer`, { method: 'PUT', body: { text } }),
  moveComplaint: (id, state) =>
    api.json(`/console/complaints/${id}/state`, { method: 'PUT', body: { state } }),
});
