import type { Api } from '../api';

export interface AuditCalls {
  /** The names of all that was ever done. */
  auditActions(): Promise<string[]>;
}

export const auditCalls = (api: Api): AuditCalls => ({
  auditActions: () => api.json('/console/audit/actions'),
});
