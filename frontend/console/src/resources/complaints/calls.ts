import type { Day } from '@contract/calendar';
import type { ConsoleComplaint } from '@contract/customers/complaints';
import type { Language } from '@contract/language';
import type { Api } from '../../shared/http/api';
import { download } from '../../shared/http/download';

export interface ComplaintCalls {
  answerComplaint(id: number, text: string): Promise<ConsoleComplaint>;
  moveComplaint(id: number, state: 'OPEN' | 'RESOLVED'): Promise<ConsoleComplaint>;
  downloadPage(id: number, language: Language): Promise<void>;
  markDuplicateSent(id: number, sentOn: Day): Promise<ConsoleComplaint>;
}

export const complaintCalls = (api: Api): ComplaintCalls => ({
  answerComplaint: (id, text) =>
    api.json(`/console/complaints/${id}/answer`, { method: 'PUT', body: { text } }),
  moveComplaint: (id, state) =>
    api.json(`/console/complaints/${id}/state`, { method: 'PUT', body: { state } }),
  downloadPage: (id, language) =>
    download(api, `/console/complaints/${id}/page?language=${language}`, 'application/pdf'),
  markDuplicateSent: (id, sentOn) =>
    api.json(`/console/complaints/${id}/duplicate`, { method: 'PUT', body: { sentOn } }),
});
