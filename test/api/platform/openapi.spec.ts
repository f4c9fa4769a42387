import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type TestServer } from '../../support/server';

const ROOT = join(__dirname, '..', '..', '..');

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  example?: unknown;
  examples?: unknown[];
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  format?: string;
  type?: string | string[];
}

interface Operation {
  summary?: string;
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema: Schema; example?: unknown }> }>;
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { name: string; in: string; example?: unknown; schema: Schema }[];
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: object };
}

describe('API document', () => {
  let server: TestServer;
  let document: Document;
  beforeAll(async () => {
    server = await startServer();
    document = (await server.http.get('/openapi.json').expect(200)).body as Document;
  });
  afterAll(() => server.stop());

  it('is OpenAPI 3.1 with the four bearer schemes, and has a page for browsers', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.components.securitySchemes)).toEqual([
      'customer',
      'renting',
      'admin',
      'custom-admin',
    ]);
    await server.http.get('/docs').expect(200).expect('content-type', 'text/html');
  });

  it('passes the recommended rules of a public linter without an error or a warning', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rental-openapi-'));
    try {
      const file = join(folder, 'openapi.json');
      writeFileSync(file, JSON.stringify(document));
      const program = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
      const output = execFileSync(
        process.execPath,
        [program, 'lint', file, '--extends', 'recommended', '--format', 'json'],
        {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      );
      const { totals } = JSON.parse(output.slice(output.indexOf('{'))) as { totals: object };
      expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('uses the names of the contract for the response schemas', () => {
    const { schema } =
      document.paths['/api/bookings']!['post']!.responses['201']!.content!['application/json']!;
    expect(schema.properties!['data']).toEqual({ $ref: '#/components/schemas/Booking' });
    const names = Object.keys(document.components.schemas);
    expect(names).toEqual(
      expect.arrayContaining(['VehicleListItem', 'VehicleDetails', 'ConsoleRental', 'Hold']),
    );
    expect(names.filter((name) => name.endsWith('Response'))).toEqual([]);
  });

  it('includes an example for every field and the refusals of every call', () => {
    const bare: string[] = [];
    /** The schema that a reference points to. */
    const innerOf = (schema: Schema): Schema | undefined =>
      schema.$ref
        ? document.components.schemas[schema.$ref.split('/').pop()!]
        : (schema.allOf ?? schema.anyOf)?.[0];
    const isShown = ({ example, examples }: Schema): boolean =>
      example !== undefined || examples !== undefined;
    const needsExample = ({ format, type }: Schema): boolean =>
      format !== 'binary' && type !== 'null' && type !== 'object';
    const look = (schema: Schema, path: string): void => {
      const inner = innerOf(schema);
      const { items, properties } = schema;
      if (inner) look(inner, path);
      else if (items && (!isShown(schema) || items.$ref)) look(items, `${path}[]`);
      else if (properties)
        for (const [name, property] of Object.entries(properties)) look(property, `${path}.${name}`);
      else if (path.includes('.') && !isShown(schema) && needsExample(schema)) bare.push(path);
    };
    const schemasOf = ({ requestBody, responses }: Operation): [part: string, schema: Schema][] =>
      Object.entries({ body: requestBody, 200: responses['200'], 201: responses['201'] }).flatMap(
        ([part, content]) =>
          Object.values(content?.content ?? {}).map(({ schema }): [string, Schema] => [part, schema]),
      );
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const name = `${method} ${path}`;
        expect(operation.summary).toBeTruthy();
        expect(operation.responses['500']).toBeDefined();
        if (operation.security?.length) expect(operation.responses['401']).toBeDefined();
        for (const [part, schema] of schemasOf(operation)) look(schema, `${name} ${part}`);
      }
    }
    expect(bare).toEqual([]);
  });
});
