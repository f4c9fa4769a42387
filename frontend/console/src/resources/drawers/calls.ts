import type {
  AcceptDrawerRequest,
  CashMove,
  CloseDrawerRequest,
  ConsoleDrawer,
  OpenDrawerRequest,
} from '@contract/payments/drawers';
import { formOf } from '@shared/http/form-of';
import type { Api } from '../../shared/http/api';

export interface CashMovement {
  kind: CashMove;
  amount: string;
  reason: string;
  photo?: File;
}

export interface DrawerCalls {
  openDrawer(body: OpenDrawerRequest, key: string): Promise<ConsoleDrawer>;
  moveCash(id: number, movement: CashMovement, key: string): Promise<ConsoleDrawer>;
  closeDrawer(id: number, body: CloseDrawerRequest): Promise<ConsoleDrawer>;
  explainDifference(id: number, body: { note: string; version: number }): Promise<ConsoleDrawer>;
  acceptDrawer(id: number, body: AcceptDrawerRequest): Promise<ConsoleDrawer>;
}

export function drawerCalls(api: Api): DrawerCalls {
  const put = (path: string, body: object): Promise<ConsoleDrawer> =>
    api.json(`/console/drawers/${path}`, { method: 'PUT', body });
  return {
    openDrawer: (body, idempotencyKey) =>
      api.json('/console/drawers', { method: 'POST', body, idempotencyKey }),
    moveCash: (id, movement, idempotencyKey) =>
      api.json(`/console/drawers/${id}/movements`, {
        method: 'POST',
        body: formOf({ ...movement }),
        idempotencyKey,
      }),
    closeDrawer: (id, body) => put(`${id}/closing`, body),
    explainDifference: (id, body) => put(`${id}/note`, body),
    acceptDrawer: (id, body) => put(`${id}/acceptance`, body),
  };
}
