import type { SortPayload } from 'react-admin';
import type { Api } from '../../http/api';
import { download } from '../../http/download';

export interface ListCalls {
  /** Downloads the whole list as a CSV file, with the same filter and order. */
  exportList(resource: string, sort: SortPayload, filter: object): Promise<void>;
}

export const listCalls = (api: Api): ListCalls => ({
  exportList(resource, { field, order }, filter) {
    const query = new URLSearchParams({
      sort: JSON.stringify([field, order]),
      filter: JSON.stringify(filter),
    });
    return download(api, `/console/${resource}?${query.toString()}`, 'text/csv');
  },
});
