import type { Site } from '../../support/browser/site';
import { subscribe } from '../../support/newsletter';
import { bearer, buildStaff, signIn } from '../../support/test-data';
import type { AnyScene, AnyScreenData } from './scene';

type Staff = 'admin' | 'custom-admin';

export interface ConsoleScreenData extends AnyScreenData<Staff> {
  token: (as: Staff) => string;
  /** Returns the ID of the first row of a list with this filter. */
  first: (list: string, filter?: object) => Promise<number>;
}

/** A screen of the console. */
export type ConsoleScene = AnyScene<Staff, ConsoleScreenData>;

const COOKIES: Record<Staff, string> = { admin: 'admintoken', 'custom-admin': 'customadmintoken' };

/** Creates a staff member of each role, for an empty console. */
export async function consoleScreenData(site: Site): Promise<ConsoleScreenData> {
  const { server } = site;
  const tokens: Record<Staff, string> = {
    admin: await signIn(server, 'admin', await buildStaff(server, 'ADMIN')),
    'custom-admin': await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN')),
  };
  return {
    site,
    token: (as) => tokens[as],
    cookiesOf: (as) => ({ [COOKIES[as]]: tokens[as] }),
    async first(list, filter = {}) {
      const request = server.http.get(`/console/${list}`).query({ filter: JSON.stringify(filter) });
      const { body } = await request.set(bearer(tokens.admin)).expect(200);
      const [row] = body as { id: number }[];
      if (!row) throw new Error(`The demo has no row in ${list} with ${JSON.stringify(filter)}.`);
      return row.id;
    },
  };
}

/** Prepares a console with the demo data. Adds a drawer and a newsletter subscriber, which the demo lacks. */
export async function demoScreenData(site: Site): Promise<ConsoleScreenData> {
  const data = await consoleScreenData(site);
  await site.server.http
    .post('/console/drawers')
    .set(bearer(data.token('admin')))
    .send({ location: 'Shivajinagar', counted: 2000 })
    .expect(200);
  await subscribe(site.server, 'reader@example.com');
  return data;
}
