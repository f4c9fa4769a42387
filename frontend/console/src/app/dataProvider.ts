import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import { ApiError, NetworkError } from '@shared/http';
import type { Api } from '../shared/http/api';
import { customerNumberCalls } from '../shared/ui/customer/calls';
import { documentCalls } from '../shared/ui/documents/calls';
import { listCalls } from '../shared/ui/lists/list-calls';
import { noteCalls } from '../shared/ui/notes/calls';
import { refusedRecordCalls } from '../shared/ui/refused-records/calls';
import { signOutCalls } from '../shared/ui/sessions/calls';
import { staffNameCalls } from '../shared/ui/staff/calls';
import { waitingCalls } from '../shared/ui/waiting/calls';
import { RESOURCES } from './resources';
import { searchCalls } from './search/calls';
import { todayCalls } from './today/calls';
import { workCalls } from './work/calls';

type Calls = (api: Api) => object;

const CALLS: readonly Calls[] = [
  ...Object.values(RESOURCES).flatMap((resource) => ('calls' in resource ? [resource.calls] : [])),
  documentCalls,
  listCalls,
  noteCalls,
  refusedRecordCalls,
  customerNumberCalls,
  searchCalls,
  signOutCalls,
  staffNameCalls,
  todayCalls,
  waitingCalls,
  workCalls,
];

/** Creates react-admin's data provider with the additional calls of each folder, which `useCalls` returns. */
export function createDataProvider(api: Api): DataProvider {
  const lists = simpleRestProvider('/console', (url: string, { headers, signal }: fetchUtils.Options = {}) =>
    api.response(url, { headers, signal: signal ?? undefined }),
  );
  const provider: DataProvider = {
    ...lists,
    supportAbortSignal: true,
    async getList(resource, params) {
      const list = await lists.getList(resource, params).catch(asUnreadable);
      if (!Array.isArray(list.data) || Number.isNaN(list.total)) throw new NetworkError('unreadable');
      return list;
    },
  };
  return Object.assign(provider, ...CALLS.map((calls) => calls(api))) as DataProvider;
}

// Any other error comes from a response without the header or the shape of a list.
function asUnreadable(cause: unknown): never {
  const isAbort = cause instanceof Error && cause.name === 'AbortError';
  if (cause instanceof ApiError || cause instanceof NetworkError || isAbort) throw cause;
  throw new NetworkError('unreadable', { cause });
}
