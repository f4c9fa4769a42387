import { randomUUID } from 'node:crypto';
import type { TokenKind } from '../../../backend/contract/customers/people';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/world';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  example?: unknown;
  examples?: unknown[];
  enum?: unknown[];
}
interface Operation {
  security: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { name: string; in: string }[];
}
interface Call {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  operation: Operation;
}

// No encoder of URLs, e-mail checker or database takes half of a surrogate pair.
const LONE = '\ud800';

describe('text that is not well-formed', () => {
  let server: TestServer;
  let calls: Call[];
  let schemas: Record<string, Schema>;
  const tokens = {} as Record<TokenKind, string>;

  beforeAll(async () => {
    server = await startServer();
    await buildCar(server);
    const customer = await buildCustomer(server);
    tokens.customer = await signIn(server, 'customer', customer);
    tokens.renting = await signIn(server, 'renting', customer);
    tokens.admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    tokens['custom-admin'] = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    const { body } = await server.http.get('/openapi.json').expect(200);
    schemas = body.components.schemas as Record<string, Schema>;
    calls = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ method, path, operation }) as Call),
    );
  });
  afterAll(() => server.stop());

  const resolved = (schema: Schema): Schema => {
    if (schema.$ref) return resolved(schemas[schema.$ref.split('/').at(-1)!]!);
    return schema.allOf ? Object.assign({}, ...schema.allOf.map(resolved), schema) : schema;
  };

  function exampleOf(given: Schema): unknown {
    const schema = resolved(given);
    if (schema.example !== undefined) return schema.example;
    if (schema.examples?.length) return schema.examples[0];
    if (schema.properties)
      return Object.fromEntries(
        Object.entries(schema.properties).map(([name, one]) => [name, exampleOf(one)]),
      );
    if (schema.items) return [exampleOf(schema.items)];
    return schema.enum?.[0] ?? 'x';
  }

  /** The dotted names of all texts in an example. */
  function textsOf(value: unknown, path: string[] = []): string[][] {
    if (typeof value === 'string') return [path];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, one]) => textsOf(one, [...path, name]));
  }

  function replaced(value: unknown, [name, ...rest]: string[], by: string): unknown {
    if (name === undefined) return by;
    const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
    copy[name] = replaced(copy[name], rest, by);
    return copy;
  }

  function send({ method, path, operation }: Call): ReturnType<TestServer['http']['post']> {
    const address = path
      .replace(/\{id\}/, /\/(holds|documents|desk-rentals)\//.test(path) ? randomUUID() : '1')
      .replace(/\{\w+\}/g, '1');
    const kind = Object.keys(operation.security[0] ?? {})[0] as TokenKind | undefined;
    return server.http[method](address).set(kind ? bearer(tokens[kind]) : {});
  }

  /** Each JSON call with half a pair in each of its texts. */
  function* badBodies() {
    for (const call of calls) {
      const schema = call.operation.requestBody?.content['application/json']?.schema;
      if (!schema || call.path.endsWith('/logout')) continue;
      const example = exampleOf(schema);
      for (const path of textsOf(example))
        for (const text of [`${LONE}@example.com`, `a${LONE}`])
          yield { call, path, sent: JSON.stringify(replaced(example, path, text)) };
    }
  }

  it('in any field of any JSON body is a 400 that names the field', async () => {
    const mistakes: string[] = [];
    let tried = 0;
    for (const { call, path, sent } of badBodies()) {
      tried += 1;
      const { status, body } = await send(call).send(sent).set('content-type', 'application/json');
      const fields = ((body.errors ?? []) as { field: string }[]).map(({ field }) => field);
      // A list of texts is named as a whole.
      const [whole, list] = [path.join('.'), path.slice(0, -1).join('.')];
      if (status !== 400 || body.code !== 1001 || !(fields.includes(whole) || fields.includes(list)))
        mistakes.push(
          `${call.method} ${call.path} ${whole}: ${status} ${JSON.stringify(body).slice(0, 200)}`,
        );
    }
    expect(mistakes).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  });

  const BAD_PARTS: [type: string, text: Buffer][] = [
    ['text/plain', Buffer.from([0xed, 0xa0, 0x80, 0x40])],
    ['text/plain; charset=utf-16le', Buffer.from(`${LONE}x`, 'utf16le')],
    ['application/json', Buffer.from(`{"email":"\\ud800@example.com"}`)],
  ];
  const BOUNDARY = 'lone-surrogates';

  const formOf = (name: string, type: string, text: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      text,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]);

  function* badForms() {
    for (const call of calls) {
      const schema = call.operation.requestBody?.content['multipart/form-data']?.schema;
      for (const name of Object.keys(schema ? (resolved(schema).properties ?? {}) : {}))
        for (const [type, text] of BAD_PARTS) yield { call, name, type, form: formOf(name, type, text) };
    }
  }

  function* badQueries() {
    for (const call of calls)
      for (const parameter of call.operation.parameters ?? [])
        for (const value of ['%ED%A0%80', '%ED%A0%80@example.com', encodeURIComponent('{"q":"\\ud800"}')])
          if (parameter.in === 'query') yield { call, query: `${parameter.name}=${value}` };
  }

  it('in a form or a query is a 4xx', async () => {
    const mistakes: string[] = [];
    for (const { call, name, type, form } of badForms()) {
      const { status, body } = await send(call)
        .set('content-type', `multipart/form-data; boundary=${BOUNDARY}`)
        .send(form);
      if (status < 400 || status >= 500)
        mistakes.push(`${call.path} ${name} as ${type}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    }
    for (const { call, query } of badQueries()) {
      const sent = send(call);
      sent.url += `?${query}`;
      const { status, body } = await sent;
      if (status >= 500)
        mistakes.push(`${call.path} ${query}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    }
    expect(mistakes).toEqual([]);
  });

  it('in the search of a list names the filter', async () => {
    const { body } = await server.http
      .get('/console/customers')
      .query({ filter: '{"q":"a\\ud800"}' })
      .set(bearer(tokens.admin))
      .expect(400);
    expect(body).toMatchObject({ code: 1001, errors: [{ field: 'filter.q' }] });
  });

  it('in a part of a form names the part', async () => {
    const { body } = await server.http
      .post('/api/complaints')
      .set(bearer(tokens.customer))
      .set('content-type', 'multipart/form-data; boundary=x')
      .send(
        Buffer.concat([
          Buffer.from(
            '--x\r\ncontent-disposition: form-data; name="subject"\r\ncontent-type: text/plain; charset=utf-16le\r\n\r\n',
          ),
          Buffer.from(`late${LONE}`, 'utf16le'),
          Buffer.from('\r\n--x--\r\n'),
        ]),
      )
      .expect(400);
    expect(body).toMatchObject({ code: 1001, errors: [{ field: 'subject' }] });
  });
});
