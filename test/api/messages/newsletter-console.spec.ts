import type { ConsoleSubscriber } from '../../../backend/contract/office';
import { newsletterToken, subscribe } from '../../support/newsletter';
import { openedTexts } from '../../support/sealed-outbox';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { bearer, buildStaff, signIn } from '../../support/test-data';

describe('subscribers in the console', () => {
  let server: TestServer;
  let admins: { mobile: string; token: string }[];
  beforeAll(async () => {
    server = await startServer();
    admins = [];
    for (const staff of [await buildStaff(server, 'ADMIN'), await buildStaff(server, 'ADMIN')])
      admins.push({ mobile: staff.mobile, token: await signIn(server, 'admin', staff) });
    for (const email of ['Asha@example.com', 'ravi_k@example.com', 'ravixk@example.com', 'asha@example.com'])
      await subscribe(server, email);
  });
  afterAll(() => server.stop());

  async function list(query: object): Promise<ConsoleSubscriber[]> {
    const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
    const { body } = await server.http
      .get('/console/subscribers')
      .query(Object.fromEntries(texts))
      .set(bearer(admins[0]!.token))
      .expect(200);
    return body as ConsoleSubscriber[];
  }
  const emails = async (query: object): Promise<string[]> => (await list(query)).map(({ email }) => email);
  const remove = (place: number, id: number) =>
    server.http.delete(`/console/subscribers/${id}`).set(bearer(admins[place]!.token));

  it('lists each address once with its date, newest first, and finds it by any part', async () => {
    expect(await emails({})).toEqual(['ravixk@example.com', 'ravi_k@example.com', 'asha@example.com']);
    expect(await emails({ sort: ['email', 'ASC'] })).toEqual(
      [...(await emails({ sort: ['email', 'DESC'] }))].reverse(),
    );
    expect(await emails({ filter: { q: 'RAVI_k' } })).toEqual(['ravi_k@example.com']);
    expect((await list({}))[0]!.createdAt).toMatch(/Z$/);
  });

  it.each([[{ filter: { q: 5 } }], [{ filter: { email: 'x' } }], [{ sort: ['when', 'ASC'] }]])(
    'refuses %j',
    async (query) => {
      const [name, value] = Object.entries(query)[0]!;
      await server.http
        .get('/console/subscribers')
        .query({ [name]: JSON.stringify(value) })
        .set(bearer(admins[0]!.token))
        .expect(400);
    },
  );

  it('removes a subscriber once, audits only a masked address, and allows a new subscription', async () => {
    const [{ id }] = (await list({ filter: { q: 'asha' } })) as [ConsoleSubscriber];
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => remove(n % 2, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      code: 1015,
      data: { status: 'REMOVED', decidedBy: expect.stringMatching(/^\d{1,9}$/) },
    });
    expect(await emails({ filter: { q: 'asha' } })).toEqual([]);
    const { rows } = await server.db.query(
      `SELECT subject_id, before FROM audit_entries WHERE action = 'remove-subscriber'`,
    );
    expect(rows).toEqual([{ subject_id: String(id), before: { email: 'a***@example.com' } }]);
    await subscribe(server, 'asha@example.com');
    expect(await emails({ filter: { q: 'asha' } })).toEqual(['asha@example.com']);
  });

  it('returns 404 for an unknown subscriber', async () => {
    await remove(0, 987_654).expect(404);
    await server.http.get('/console/subscribers/987654').set(bearer(admins[0]!.token)).expect(404);
  });

  it('accepts an e-mail address in plain text, and a second time without effect', async () => {
    for (let n = 0; n < 2; n += 1) {
      const answer = await server.http
        .post('/api/subscribe')
        .send({ email: 'Reader@Example.com' })
        .expect(200)
        .expect('content-type', 'text/plain; charset=utf-8');
      expect(answer.text).toBe('Thank you for subscribing!');
    }
    const bad = await server.http
      .post('/api/subscribe')
      .send({ email: 'nobody' })
      .expect(400)
      .expect('content-type', 'text/plain; charset=utf-8');
    expect(bad.text).toBe('Please enter a valid email.');
    expect(
      (await server.db.query(`SELECT email FROM subscribers WHERE email ILIKE 'reader@%'`)).rows,
    ).toEqual([{ email: 'reader@example.com' }]);
  });

  const act = (path: string, token: string) => server.http.post(path).send({ token });
  const confirm = (token: string) => act('/api/subscribe/confirm', token);
  const unsubscribe = (token: string) => act('/api/unsubscribe', token);

  it('confirms and removes an address only by a POST with the token of its link', async () => {
    const email = 'link@example.com';
    await server.http.post('/api/subscribe').set('accept-language', 'hi').send({ email }).expect(200);
    const [mail] = await openedTexts(server, email);
    expect(mail).toMatch(/न्यूज़लेटर/);
    expect(mail).not.toContain(email);
    const token = await newsletterToken(server, email);
    // A mail scanner opens the link. Browsers do not send the part after the #.
    for (const path of ['/newsletter', '/api/subscribe/confirm', '/api/unsubscribe'])
      await server.http.get(path).query({ token });
    expect(await emails({ filter: { q: 'link' } })).toEqual([]);
    await confirm('x'.repeat(token.length)).expect(404);
    await confirm('short').expect(400);

    await confirm(token).expect(200);
    await confirm(token).expect(200);
    const [{ id }] = (await list({ filter: { q: 'link' } })) as [ConsoleSubscriber];
    const stored = await server.db.query('SELECT s::text AS row FROM subscribers s WHERE id = $1', [id]);
    expect(JSON.stringify(stored.rows)).not.toContain(token);
    const message = await server.db.query<{ id: number }>(
      'SELECT id FROM outbox_messages WHERE recipient = $1',
      [email],
    );
    const shown = await server.http
      .get(`/console/messages/${message.rows[0]!.id}/text`)
      .set(bearer(admins[0]!.token))
      .expect(200);
    expect(JSON.stringify(shown.body)).not.toContain(token);

    await unsubscribe(token).expect(200);
    expect(await emails({ filter: { q: 'link' } })).toEqual([]);
    await unsubscribe(token).expect(404);
    await confirm(token).expect(404);
  });

  it('sends one e-mail an hour to an address, and the newest link ends the subscription', async () => {
    const email = 'twice@example.com';
    const first = await subscribe(server, email);
    await server.http.post('/api/subscribe').send({ email }).expect(200);
    expect(await openedTexts(server, email)).toHaveLength(1);
    await moveClock(server, '61 minutes');
    await server.http.post('/api/subscribe').send({ email }).expect(200);
    expect(await openedTexts(server, email)).toHaveLength(2);
    await moveClock(server, '0 minutes');
    expect(await emails({ filter: { q: 'twice' } })).toEqual([email]);
    await unsubscribe(first).expect(404);
    await unsubscribe(await newsletterToken(server, email)).expect(200);
  });

  it('removes an unconfirmed address after seven days', async () => {
    await subscribe(server, 'kept@example.com');
    await server.http.post('/api/subscribe').send({ email: 'late@example.com' }).expect(200);
    const token = await newsletterToken(server, 'late@example.com');
    const left = () =>
      server.db
        .query(`SELECT email FROM subscribers WHERE email IN ('kept@example.com', 'late@example.com')`)
        .then(({ rowCount }) => rowCount);
    await moveClock(server, '167 hours');
    await server.runJob('remove-old-rows');
    expect(await left()).toBe(2);
    await moveClock(server, '169 hours');
    await confirm(token).expect(404);
    await server.runJob('remove-old-rows');
    expect(await left()).toBe(1);
    await moveClock(server, '0 minutes');
  });
});
