import { randomUUID } from 'node:crypto';
import { TOKEN_KINDS, type TokenKind } from '../../../backend/contract/customers/people';
import { logLines } from '../../support/canaries';
import { runModule } from '../../support/processes/module-run';
import { startServer, type TestServer } from '../../support/server';
import { statusOfStream } from '../../support/stream-status';
import { bearer, buildCustomer, buildStaff, signIn } from '../../support/test-data';
import { EVERYONE, TABLE } from './access-table';

describe('access to the routes', () => {
  let server: TestServer;
  let routes: string[];
  const tokens = {} as Record<TokenKind, () => Promise<string>>;

  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: 'info' });
    const { body } = await server.http.get('/openapi.json').expect(200);
    routes = Object.entries(body.paths as Record<string, object>).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    const customer = await buildCustomer(server);
    const [admin, desk] = [await buildStaff(server, 'ADMIN'), await buildStaff(server, 'CUSTOM_ADMIN')];
    tokens.customer = () => signIn(server, 'customer', customer);
    tokens.renting = () => signIn(server, 'renting', customer);
    tokens.admin = () => signIn(server, 'admin', admin);
    tokens['custom-admin'] = () => signIn(server, 'custom-admin', desk);
  });
  afterAll(() => server.stop());

  async function call(
    route: string,
    token: string | null,
  ): Promise<{ status: number; code: number; isStored?: boolean }> {
    const [method, path] = route.split(' ') as ['get' | 'post' | 'put' | 'delete', string];
    const address = path
      .replace(/\{id\}/, path.includes('/holds/') || path.includes('/documents/') ? randomUUID() : '999999')
      .replace(/\{\w+\}/g, '1');
    if (address === '/console/events') return statusOfStream(server.url + address, token);
    const sent = server.http[method](address).set(token === null ? {} : { authorization: token });
    const answer = await sent;
    const { code = 0 } = answer.body as { code?: number };
    const caching = String(answer.headers['cache-control']);
    return { status: answer.status, code, isStored: !caching.includes('no-store') };
  }

  it('is declared for exactly the existing routes', () =>
    expect([...routes].sort()).toEqual(Object.keys(TABLE).sort()));

  it('refuses every route without a token and with a bad, an expired or a revoked one', async () => {
    const expired = await tokens.admin();
    const revoked = await tokens.customer();
    const disabled = await tokens['custom-admin']();
    await server.db.query(`UPDATE sessions SET expires_at = app_now() WHERE kind = 'admin'`);
    await server.http.post('/api/logout').set(bearer(revoked)).expect(200);
    await server.db.query(`UPDATE sessions SET revoked_at = app_now() WHERE kind = 'custom-admin'`);
    for (const [route, who] of Object.entries(TABLE)) {
      for (const token of [
        null,
        'Bearer x',
        'Bearer a.b.c',
        'Basic YTpi',
        `Bearer ${expired}`,
        `Bearer ${revoked}`,
        `Bearer ${disabled}`,
      ]) {
        const { status, code } = await call(route, token);
        if (who === EVERYONE) expect([route, status]).not.toEqual([route, 401]);
        else expect([route, status, code]).toEqual([route, 401, 1003]);
      }
    }
  });

  it.each(TOKEN_KINDS.map((kind) => [kind]))(
    'matches the declaration of every route for a %s token, and forbids caches to store it',
    async (kind) => {
      let refused = 0;
      for (const [route, who] of Object.entries(TABLE)) {
        const token = route.endsWith('/logout')
          ? await tokens[kind]()
          : (kept[kind] ??= await tokens[kind]());
        const { status, code, isStored } = await call(route, `Bearer ${token}`);
        expect([route, who !== EVERYONE && isStored === true]).toEqual([route, false]);
        if (who === EVERYONE || who.includes(kind))
          expect([route, status === 401 || (status === 403 && code === 1004 && who !== EVERYONE)]).toEqual([
            route,
            false,
          ]);
        else {
          expect([route, status, code]).toEqual([route, 403, 1004]);
          refused += 1;
        }
      }
      const lines = logLines(server.output()).filter((line) => line['kind'] === kind);
      expect(new Set(lines.map(({ route }) => route)).size).toBe(refused);
    },
  );
  const kept: Partial<Record<TokenKind, string>> = {};

  it('refuses forged tokens', async () => {
    const real = await tokens.customer();
    const [head, body, signature] = real.split('.') as [string, string, string];
    const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const decode = (part: string): Record<string, unknown> =>
      JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
    const claims = decode(body);
    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${encode({ alg: 'none' })}.${encode({ ...claims, aud: 'admin' })}.x`,
      `${encode({ alg: 'HS512', typ: 'JWT' })}.${body}.${signature}`,
      `${encode({ alg: 'RS256', typ: 'JWT' })}.${body}.${signature}`,
      `${encode({ ...decode(head), kid: '../../../../dev/null' })}.${body}.${signature}`,
      `${head}.${encode({ ...claims, aud: 'admin' })}.${signature}`,
      `${head}.${encode({ ...claims, aud: ['customer', 'admin'] })}.${signature}`,
      `${head}.${encode({ ...claims, jti: randomUUID() })}.${signature}`,
      `${head}.${encode({ ...claims, iss: 'another' })}.${signature}`,
      `${head}.${body}.${signature.slice(0, -2)}`,
      `${head}.${body}.${Array.from(signature).reverse().join('')}`,
      `${head}.${body}`,
      `${head}.${body}.${signature}.${signature}`,
      `${body}.${head}.${signature}`,
      `.${body}.${signature}`,
      real.toUpperCase(),
    ];
    for (const token of forged) {
      const answer = await server.http.get('/api/user/profile').set('authorization', `Bearer ${token}`);
      expect([token, answer.status, answer.body.code]).toEqual([token, 401, 1003]);
    }
    await server.http.get('/api/user/profile').set(bearer(real)).expect(200);
  });

  it.each([
    [
      'refuses to start if a route has no label',
      '',
      /do not say who may call them \(@Access\): Planted.read/,
      1,
    ],
    ['starts if the route has a label', `Access('public')(Planted.prototype, 'read', method);`, /started/, 0],
  ])('%s', async (_, label, expected, wanted) => {
    const { code, output } = await runModule(`
      import 'reflect-metadata';
      import { Controller, Get, Module } from '@nestjs/common';
      import { DiscoveryModule, NestFactory } from '@nestjs/core';
      import { FastifyAdapter } from '@nestjs/platform-fastify';
      import { Access } from './dist/backend/platform/auth/access.js';
      import { LabelCheck } from './dist/backend/platform/auth/label-check.js';
      class Planted { read() { return 1; } }
      const method = Object.getOwnPropertyDescriptor(Planted.prototype, 'read');
      Controller('planted')(Planted);
      Get()(Planted.prototype, 'read', method);
      ${label}
      class App {}
      Module({ imports: [DiscoveryModule], controllers: [Planted], providers: [LabelCheck] })(App);
      const app = await NestFactory.create(App, new FastifyAdapter(), { logger: false, abortOnError: false });
      await app.init();
      console.log('started');
      await app.close();`);
    expect(output).toMatch(expected);
    expect(code).toBe(wanted);
  });

  it('never accepts a cookie as a bearer token', async () => {
    const token = await tokens.customer();
    await server.http.get('/api/user/profile').set('cookie', `token=${token}`).expect(401);
  });
});
