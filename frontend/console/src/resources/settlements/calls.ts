import type { ConsoleSettlement, IssueRequest, RepliesRequest } from '@contract/rentals/settlements';
import { formOf } from '@shared/http/form-of';
import type { Api } from '../../shared/http/api';

export interface SettlementCalls {
  /** Adds a line to a draft. */
  addLine(id: number, line: Record<string, string>, photos: readonly File[]): Promise<ConsoleSettlement>;
  removeLine(id: number, lineId: number, body: { version: number }): Promise<ConsoleSettlement>;
  /** Sends the settlement to the customer. */
  issueSettlement(id: number, body: IssueRequest): Promise<ConsoleSettlement>;
  /** Sends the customer a code to accept the settlement at the counter. */
  sendSettlementCode(id: number, body: { version: number }): Promise<ConsoleSettlement>;
  acceptSettlement(id: number, acceptance: Record<string, string | File>): Promise<ConsoleSettlement>;
  answerDispute(id: number, body: RepliesRequest): Promise<ConsoleSettlement>;
}

export function settlementCalls(api: Api): SettlementCalls {
  const path = (id: number): string => `/console/settlements/${id}`;
  return {
    addLine: (id, line, photos) =>
      api.json(`${path(id)}/lines`, { method: 'PUT', body: formOf({ ...line, photos }) }),
    removeLine: (id, lineId, body) => api.json(`${path(id)}/lines/${lineId}`, { method: 'DELETE', body }),
    issueSettlement: (id, body) => api.json(`${path(id)}/issue`, { method: 'PUT', body }),
    sendSettlementCode: (id, body) => api.json(`${path(id)}/code`, { method: 'POST', body }),
    acceptSettlement: (id, acceptance) =>
      api.json(`${path(id)}/acceptance`, { method: 'PUT', body: formOf(acceptance) }),
    answerDispute: (id, body) => api.json(`${path(id)}/replies`, { method: 'PUT', body }),
  };
}
