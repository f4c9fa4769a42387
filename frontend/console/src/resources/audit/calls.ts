import type { Api } from '../../shared/http/api';

export interface AuditCalls {
  /** The names of all recorded actions. */
  auditActions(): Promise<string[]>;
}

export const auditCalls = (api: Api): AuditCalls => ({
  auditActions: () => api.json('/console/audit/actions'),
});
