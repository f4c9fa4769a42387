import type { ConsoleDrawer } from '../../../backend/contract/payments/drawers';
import { picture } from '../../support/pictures';
import type { TestServer } from '../../support/server';
import { bearer, buildStaff, signIn } from '../../support/test-data';

export interface Cashier {
  id: number;
  mobile: string;
  token: string;
}

/** A member of staff who is signed in. */
export async function cashier(server: TestServer, role: 'ADMIN' | 'CUSTOM_ADMIN'): Promise<Cashier> {
  const person = await buildStaff(server, role);
  return { ...person, token: await signIn(server, role === 'ADMIN' ? 'admin' : 'custom-admin', person) };
}

/** The calls of a drawer as the console sends them. */
export function drawerCalls(server: TestServer) {
  const put = (path: string, { token }: Cashier, body: object) =>
    server.http.put(`/console/drawers/${path}`).set(bearer(token)).send(body);
  const read = async (id: number, { token }: Cashier): Promise<ConsoleDrawer> =>
    (await server.http.get(`/console/drawers/${id}`).set(bearer(token)).expect(200)).body as ConsoleDrawer;
  return {
    read,
    open: (by: Cashier, body: object = { location: 'Shivajinagar', counted: 2000 }, key?: string) =>
      server.http
        .post('/console/drawers')
        .set({ ...bearer(by.token), ...(key && { 'idempotency-key': key }) })
        .send(body),
    opened: async (by: Cashier, counted = 2000): Promise<number> => {
      const request = server.http.post('/console/drawers').set(bearer(by.token));
      const { body } = await request.send({ location: 'Shivajinagar', counted }).expect(200);
      return (body as ConsoleDrawer).id;
    },
    async move(
      id: number,
      by: Cashier,
      fields: Record<string, string>,
      { photo = fields['kind'] === 'EXPENSE', key }: { photo?: boolean; key?: string } = {},
    ) {
      const form = server.http
        .post(`/console/drawers/${id}/movements`)
        .set({ ...bearer(by.token), ...(key && { 'idempotency-key': key }) });
      for (const [name, value] of Object.entries(fields)) form.field(name, value);
      if (photo) form.attach('photo', await picture(id), 'bill.png');
      return form;
    },
    close: (id: number, by: Cashier, body: object) => put(`${id}/closing`, by, body),
    explain: (id: number, by: Cashier, body: object) => put(`${id}/note`, by, body),
    accept: (id: number, by: Cashier, body: object) => put(`${id}/acceptance`, by, body),
    setAccess: ({ id }: Cashier, by: Cashier, enabled: boolean) =>
      server.http
        .put(`/console/staff/${id}/access`)
        .set(bearer(by.token))
        .send({ enabled, reason: 'Left us' })
        .expect(200),
    /** Closes with this many rupees in coins of one. */
    async closeWith(id: number, by: Cashier, rupees: number, over: object = {}) {
      const { version } = await read(id, by);
      return put(`${id}/closing`, by, { pieces: { '1': rupees }, terminal: 0, version, ...over });
    },
  };
}

export const MOVE = { kind: 'TO_SAFE', amount: '500', reason: 'Evening' };
