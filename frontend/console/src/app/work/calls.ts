import type { WorkAlerts, WorkGroup, WorkList } from '@contract/work';
import type { Api } from '../../shared/http/api';

export interface WorkCalls {
  /** Reads the work list, or returns the list of the last call if it has not changed. */
  readWork(group: WorkGroup | null, signal?: AbortSignal): Promise<WorkList>;
  readAlerts(signal?: AbortSignal): Promise<WorkAlerts>;
  saveAlerts(alerts: WorkAlerts): Promise<WorkAlerts>;
}

interface KnownList {
  etag: string;
  list: WorkList;
}

export function workCalls(api: Api): WorkCalls {
  const known = new Map<WorkGroup | null, KnownList>();
  return {
    async readWork(group, signal) {
      const last = known.get(group);
      const { status, headers, json } = await api.response(`/console/work${group ? `?group=${group}` : ''}`, {
        signal,
        ...(last && { headers: { 'if-none-match': last.etag } }),
      });
      if (status === 304 && last) return last.list;
      const list = json as WorkList;
      known.set(group, { etag: headers.get('etag') ?? '', list });
      return list;
    },
    readAlerts: (signal) => api.json('/console/work-alerts', { signal }),
    saveAlerts: (body) => api.json('/console/work-alerts', { method: 'PUT', body }),
  };
}
