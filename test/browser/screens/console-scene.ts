import type { Site } from '../../support/browser/site';
import { bearer, buildStaff, signIn } from '../../support/world';
import type { AnyScene, AnyWorld } from './scene';

export type Staff = 'admin' | 'custom-admin';

export interface ConsoleWorld extends AnyWorld<Staff> {
  /** The number of the first row of a list, with this filter. */
  first: (list: string, filter?: object) => Promise<number>;
}

/** A screen of the console. */
export type ConsoleScene = AnyScene<Staff, ConsoleWorld>;

const COOKIES: Record<Staff, string> = { admin: 'admintoken', 'custom-admin': 'customadmintoken' };

/** One member of staff of each role, and an empty console. */
export async function consoleWorld(site: Site): Promise<ConsoleWorld> {
  const { server } = site;
  const tokens: Record<Staff, string> = {
    admin: await signIn(server, 'admin', await buildStaff(server, 'ADMIN')),
    'custom-admin': await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN')),
  };
  return {
    site,
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

/** The same with the demo data, and a subscriber to the newsletter, which it lacks. */
export async function demoConsoleWorld(site: Site): Promise<ConsoleWorld> {
  const world = await consoleWorld(site);
  await site.server.http.post('/api/subscribe').send({ email: 'reader@example.com' }).expect(200);
  return world;
}
