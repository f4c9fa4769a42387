import { PRODUCTION } from '../../support/production';
import { runServer, startServer, type TestServer } from '../../support/server';
import { bearer, buildBusiness, buildStaff, signIn } from '../../support/test-data';

describe('production', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startServer();
    token = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());

  const start = () => runServer(server.databaseUrl, { ...PRODUCTION, DATA_DIR: server.dataDir });

  it('requires all its environment variables at the start, and lists the missing ones', async () =>
    await expect(
      runServer(server.databaseUrl, { NODE_ENV: 'production', DATA_DIR: server.dataDir }),
    ).rejects.toThrow(
      /SMTP_URL is missing[\s\S]*SMS_GATEWAY_URL is missing[\s\S]*MAIL_FROM is missing[\s\S]*PUBLIC_URL is missing[\s\S]*RATE_LIMITS is "off"/,
    ));

  it('refuses to start with the demo details, and lists how to enter each', async () =>
    await expect(start()).rejects.toThrow(
      /placeholder business details:\s+settings.name is that of the demonstration; enter [\s\S]*settings.counters are those of the demonstration; enter your own, or 0 to leave them out\.\n[\s\S]*settings.protection is "demo"; choose the rules for production under Settings, Protection\.\n[\s\S]*save them in the console under Settings/,
    ));

  it('refuses a role that may change the schema', async () => {
    // This address resolves to the local machine, but is not treated as local.
    const url = new URL(server.databaseUrl);
    url.hostname = '0.0.0.0';
    const variables = {
      ...PRODUCTION,
      DATA_DIR: server.dataDir,
      DATABASE_URL: url.href,
      DATABASE_TLS: 'off',
    };
    await expect(runServer(server.databaseUrl, variables)).rejects.toThrow(
      'The role of DATABASE_URL may change the schema',
    );
  });

  it('starts with real details, and refuses placeholders afterwards', async () => {
    await buildBusiness(server);
    const production = await start();
    try {
      const call = async (init?: RequestInit) => {
        const headers = { ...bearer(token), 'content-type': 'application/json' };
        const answer = await fetch(`${production.url}/console/settings`, { ...init, headers });
        return { status: answer.status, body: await answer.json() };
      };
      const { version, settings } = (await call()).body;
      const save = (over: object) =>
        call({ method: 'PUT', body: JSON.stringify({ version, settings: { ...settings, ...over } }) });
      const refused = await save({
        upi: { ...settings.upi, vpa: 'punecitycars@example', payee: 'Pune City Cars' },
      });
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        [
          {
            field: 'settings.upi',
            message: 'Enter the UPI account that customers pay to.',
            messageKey: 'office.upiAccount',
          },
        ],
      ]);
      expect((await save({ city: 'Nashik' })).status).toBe(200);
      for (const path of ['/docs', '/openapi.json'])
        expect([path, (await fetch(production.url + path)).status]).toEqual([path, 404]);
    } finally {
      await production.stop();
    }
  });
});
