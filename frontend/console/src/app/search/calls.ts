import type { FoundRecord } from '@contract/search';
import type { Api } from '../../shared/http/api';

export interface SearchCalls {
  /** Records of all kinds that the text names. */
  search(text: string, signal?: AbortSignal): Promise<FoundRecord[]>;
}

export const searchCalls = (api: Api): SearchCalls => ({
  search: (text, signal) => api.json(`/console/search?q=${encodeURIComponent(text)}`, { signal }),
});
