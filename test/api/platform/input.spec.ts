import { rentalRequest } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';
import {
  type ApiDocument,
  BROKEN_PARTS,
  BROKEN_TEXT,
  FORM_TYPE,
  formOf,
  HALF_PAIR,
  operationsOf,
  seeded,
  WRONG,
} from './input.support';

type Json = Record<string, unknown>;

describe('bad input', () => {
  let server: TestServer;
  let carId: number;
  const tokens = {} as { customer: string; renting: string; admin: string };
  beforeAll(async () => {
    server = await startServer();
    carId = await buildCar(server);
    const customer = await buildCustomer(server);
    tokens.customer = await signIn(server, 'customer', customer);
    tokens.renting = await signIn(server, 'renting', customer);
    tokens.admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());

  /** Calls with a valid JSON body; `may` lists the values of `WRONG` that a field accepts. */
  const calls = (): [
    method: 'post' | 'put',
    path: string,
    token: string | null,
    body: Json,
    may: Record<string, string[]>,
  ][] => {
    const window = { ...rentalRequest(carId), agreedToTerms: true };
    const { dropTime, ...rest } = rentalRequest(carId);
    return [
      ['post', '/api/auth/send-otp', null, { mobile: '9811100000', email: 'a@example.com' }, {}],
      ['post', '/api/auth/verify-otp', null, { email: 'a@example.com', otp: '123456' }, {}],
      ['post', '/api/login/send-otp', null, { email: 'a@example.com' }, {}],
      ['post', '/api/login/verify-otp', null, { email: 'a@example.com', otp: '123456' }, {}],
      ['post', '/admin/login/send-otp', null, { phoneNumber: '9811100000' }, {}],
      ['post', '/admin/login/verify-otp', null, { phoneNumber: '9811100000', otp: '123456' }, {}],
      ['post', '/custom-admin/login/send-otp', null, { phoneNumber: '9811100000' }, {}],
      ['post', '/custom-admin/login/verify-otp', null, { phoneNumber: '9811100000', otp: '123456' }, {}],
      [
        'post',
        '/api/payments/calculate',
        null,
        { ...rest, returnTime: dropTime, action: 'book' },
        { action: ['missing', 'null'] },
      ],
      ['post', '/api/holds', tokens.renting, { ...window, action: 'book' }, {}],
      [
        'post',
        '/api/bookings',
        tokens.renting,
        { ...window, expectedTotal: 1, holdId: 'x' },
        { expectedTotal: ['missing', 'null', 'a fraction'], holdId: ['missing', 'null'] },
      ],
      [
        'post',
        '/api/reservations',
        tokens.renting,
        { ...window, expectedTotal: 1, holdId: 'x' },
        { expectedTotal: ['missing', 'null', 'a fraction'], holdId: ['missing', 'null'] },
      ],
      [
        'put',
        '/api/payments/verify',
        tokens.admin,
        {
          transactionId: '412345678901',
          bookingId: 1,
          isVerified: false,
          actionType: 'book',
          reason: 'because',
        },
        { transactionId: ['an emoji', 'SQL'], reason: ['an emoji', 'SQL'] },
      ],
    ];
  };

  /** Each call with each field wrong in each way. */
  function* wrongCalls() {
    for (const [method, path, token, body, may] of calls())
      for (const field of Object.keys(body))
        for (const [name, value] of WRONG)
          if (!may[field]?.includes(name))
            yield { method, path, token, field, name, sent: { ...body, [field]: value } };
  }

  async function counts(): Promise<Json> {
    const { rows } = await server.db.query(
      `SELECT (SELECT count(*) FROM holds) AS holds, (SELECT count(*) FROM rentals) AS rentals, (SELECT count(*) FROM payments) AS payments,
              (SELECT count(*) FROM login_challenges) AS codes, (SELECT count(*) FROM customers) AS customers,
              (SELECT count(*) FROM idempotency_keys) AS keys`,
    );
    return rows[0] as Json;
  }

  it('is refused in any field of a JSON call with the name of the field, and stores nothing', async () => {
    const before = await counts();
    const mistakes: string[] = [];
    for (const { method, path, token, field, name, sent } of wrongCalls()) {
      const { status, body } = await server.http[method](path)
        .set(token ? bearer(token) : {})
        .send(sent);
      const named = (body.errors as { field: string }[] | undefined)?.some((error) => error.field === field);
      if (status !== 400 || body.code !== 1001 || !named)
        mistakes.push(`${path} ${field} ${name}: ${status} ${JSON.stringify(body).slice(0, 120)}`);
    }
    expect(mistakes).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('is refused in the shape of the body with 400, 413 or 415', async () => {
    const send = (type: string, body: string): Promise<{ status: number; body: { code: number } }> =>
      server.http.post('/api/login/send-otp').set('content-type', type).send(body);
    const json = 'application/json';
    for (const [type, body, status] of [
      [json, '{"email":', 400],
      [json, '', 400],
      [json, '[]', 400],
      [json, 'null', 400],
      [json, '"text"', 400],
      [json, '{"__proto__":{"email":"a@example.com"}}', 400],
      [json, `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
      [json, `{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400],
      [json, JSON.stringify({ email: 'x'.repeat(70_000) }), 413],
      ['text/plain', 'email=a@example.com', 415],
      ['application/x-www-form-urlencoded', 'email=a%40example.com', 415],
      ['application/xml', '<email/>', 415],
    ] as const) {
      const answer = await send(type, body);
      expect([type, body.slice(0, 40), answer.status, answer.body.code]).toEqual([
        type,
        body.slice(0, 40),
        status,
        1001,
      ]);
    }
  });

  it('is refused in the method with 405 and in the path with 404', async () => {
    for (const [path, ...others] of [
      ['/api/vehicles', 'patch', 'trace'],
      ['/api/settings', 'patch', 'trace'],
      ['/api/holds', 'patch', 'trace'],
      ['/admin/create', 'patch', 'trace'],
      ['/custom-admin/login/send-otp', 'get'],
    ] as const) {
      for (const method of others) {
        const { status, body, headers } = await server.http[method](path);
        expect([path, status, body.code]).toEqual([path, 405, 1001]);
        expect(headers['allow']).toBeTruthy();
      }
    }
    for (const path of [
      '/api/nothing',
      '/api/vehicles/x/y/z',
      '/console/nothing',
      '/api/holds/not-a-uuid/x',
    ]) {
      const { status, body } = await server.http.get(path);
      expect([path, status, body.code]).toEqual([path, 404, 1002]);
    }
  });

  it('is refused in the query of a console list with the name of the parameter', async () => {
    for (const [query, field] of [
      ['sort=["secret","ASC"]', 'sort'],
      ['sort=nonsense', 'sort'],
      ['sort=["id","ASC; DROP TABLE staff"]', 'sort'],
      ['range=[5,1]', 'range'],
      ['range=[-1,9]', 'range'],
      ['range=[0,1e99]', 'range'],
      ['filter=[1]', 'filter'],
      ['filter={"secret":1}', 'filter.secret'],
    ] as const) {
      for (const resource of [
        'pending-documents',
        'transactions',
        'cars',
        'bookings',
        'reservations',
        'staff',
      ]) {
        const { status, body } = await server.http
          .get(`/console/${resource}?${encodeURI(query)}`)
          .set(bearer(tokens.admin));
        expect([resource, query, status, body.errors?.[0]?.field]).toEqual([resource, query, 400, field]);
      }
    }
  });

  it('is refused in the search of a list and in a part of a form with the name of the field', async () => {
    const search = server.http
      .get('/console/customers')
      .query({ filter: JSON.stringify({ q: BROKEN_TEXT }) })
      .set(bearer(tokens.admin));
    expect((await search.expect(400)).body).toMatchObject({ code: 1001, errors: [{ field: 'filter.q' }] });
    const complaint = server.http
      .post('/api/complaints')
      .set(bearer(tokens.customer))
      .set('content-type', FORM_TYPE)
      .send(formOf('subject', ...BROKEN_PARTS[1]!));
    expect((await complaint.expect(400)).body).toMatchObject({ code: 1001, errors: [{ field: 'subject' }] });
  });

  it('counts null as absent in an optional field', async () => {
    const { id } = await buildCustomer(server);
    const before = await server.http.get('/api/user/profile').set(bearer(tokens.customer)).expect(200);
    await server.http
      .put('/api/user/profile')
      .set(bearer(tokens.customer))
      .send({ fullName: null, address: null })
      .expect(200);
    const after = await server.http.get('/api/user/profile').set(bearer(tokens.customer)).expect(200);
    expect(after.body).toEqual(before.body);
    await server.http
      .put(`/console/customers/${id}/suspension`)
      .set(bearer(tokens.admin))
      .send({ suspended: true, reason: 'A false licence', block: null })
      .expect(200);
    const booking = {
      ...rentalRequest(carId),
      agreedToTerms: true,
      expectedTotal: null,
      expectedTerms: null,
    };
    const unpaid = await server.http.post('/api/bookings').set(bearer(tokens.renting)).send(booking);
    expect(unpaid.body).toMatchObject({ code: 1013 });
  });

  it('is refused if a list takes the place of an object', async () => {
    const { body } = await server.http
      .post('/admin/dashboard/verify-document?mobile=9811100000&action=REJECTED')
      .set(bearer(tokens.admin))
      .send({ reasons: [{ aadhaar: 'Blurred' }] })
      .expect(400);
    expect(body).toMatchObject({ code: 1001, errors: [{ field: 'reasons' }] });
  });

  it('is refused in a day far in the future and in a service that has not taken place', async () => {
    for (const path of ['/console/audit', '/console/timeline']) {
      const filter = JSON.stringify({ [path === '/console/audit' ? 'to' : 'from']: '9999-12-31' });
      const { status } = await server.http.get(path).query({ filter }).set(bearer(tokens.admin));
      expect([path, status]).toEqual([path, 400]);
    }
    const plan = { everyKm: null, everyDays: 365, doneKm: null, doneOn: '2062-11-01', blocksHandover: null };
    const request = server.http
      .put(`/console/cars/${carId}/maintenance/plans/SERVICE`)
      .set(bearer(tokens.admin));
    expect((await request.send(plan).expect(400)).body).toMatchObject({ errors: [{ field: 'doneOn' }] });
  });

  it('is refused as plain text by the newsletter', async () => {
    for (const body of [{ email: 'a..b@example.com' }, { email: 'a\u0000@example.com' }, []]) {
      const { status, text } = await server.http.post('/api/subscribe').send(body);
      expect([body, status, text]).toEqual([body, 400, 'Please enter a valid email.']);
    }
  });

  it('never causes a server error in hundreds of random requests made from the API document', async () => {
    const { body: document } = await server.http.get('/openapi.json').expect(200);
    const operations = operationsOf(document as ApiDocument);
    const random = seeded(42);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
    const values = [
      ...WRONG.map(([, value]) => value),
      1,
      'book',
      '2026-12-01',
      '12:00',
      true,
      carId,
      'a@example.com',
      '9811100000',
    ];
    const inQuery = (value: unknown): string =>
      typeof value === 'string' && value.includes(HALF_PAIR)
        ? value.replace(HALF_PAIR, '%ED%A0%80')
        : encodeURIComponent(String(value));
    const faults: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      for (const { path, method, query, json, form } of operations) {
        // A sign-out would end the session that the other calls need, and a stream does not end.
        if (path.endsWith('/logout') || path === '/console/events') continue;
        const search = query
          .filter(() => random() < 0.7)
          .map((name) => `${name}=${inQuery(pick(values))}`)
          .join('&');
        const url = `${path.replace(/\{\w+\}/g, () =>
          encodeURIComponent(pick(['1', '0', '-1', 'x', '%00', '🚗', '9'.repeat(30), '..'])),
        )}?${search}`;
        const request = server.http[method as 'post'](url).set(bearer(pick(Object.values(tokens))));
        const { status } =
          form.length > 0
            ? await request.set('content-type', FORM_TYPE).send(formOf(pick(form), ...pick(BROKEN_PARTS)))
            : method === 'get' || method === 'delete'
              ? await request
              : await request.send(Object.fromEntries(json.map((field) => [field, pick(values)])));
        if (status >= 500) faults.push(`${method} ${url.slice(0, 200)}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
    await server.http.get('/api/settings').expect(200);
  });
});
