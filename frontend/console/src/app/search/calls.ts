import type { FoundRecord } from '@contract/search';
import type { Api } from '../../shared/http/api';

export interface SearchCalls {
  /** Finds records of all kinds that match the text. */
  search(text: string, signal?: AbortSignal): Promise<FoundRecord[]>;
}

export const searchCalls = (api: Api): SearchCalls => ({
  search: (text, signal) => api.json('/console/search', { method: 'POST', body: { q: text }, signal }),
});
