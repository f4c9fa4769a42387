import pg from 'pg';
import { PLANNING } from '../../backend/platform/database/planning';
import { type Statement, statementsOf } from '../support/processes/statements';
import type { TestServer } from '../support/server';
import { bearer } from '../support/test-data';

/** A list of the console, as the API document declares it. */
export interface ConsoleList {
  path: string;
  sorts: string[];
  filters: string[];
}

export interface Scan {
  table: string;
  isSequential: boolean;
  /** Rows that the plan reads, whether or not it returns them. */
  rows: number;
}

interface Operation {
  parameters?: { name: string; description?: string }[];
}

export async function consoleLists(server: TestServer): Promise<ConsoleList[]> {
  const { body } = await server.http.get('/openapi.json').expect(200);
  const { paths } = body as { paths: Record<string, { get?: Operation }> };
  const declared = (operation: Operation, name: string, pattern: RegExp): string[] => {
    const text = operation.parameters?.find((parameter) => parameter.name === name)?.description ?? '';
    return pattern.exec(text)?.[1]?.split(', ').filter(Boolean) ?? [];
  };
  // Excludes paths with a parameter: the rows of one bank statement are limited by its file and read completely.
  return Object.entries(paths).flatMap(([path, { get }]) =>
    path.startsWith('/console/') &&
    !path.includes('{') &&
    get?.parameters?.some(({ name }) => name === 'range')
      ? [
          {
            path,
            sorts: declared(get, 'sort', /a field \((.*)\)/),
            filters: declared(get, 'filter', /any of (.*)\.$/),
          },
        ]
      : [],
  );
}

let requests = 0;

/** Requests a page, and returns its statements. The server must be started with `statement-log.mjs`. */
export async function askFor(
  server: TestServer,
  token: string,
  path: string,
  query: { sort?: unknown; range?: unknown; filter?: unknown; q?: string } = {},
): Promise<{ status: number; body: unknown; total: number; statements: Statement[] }> {
  const id = `scale-${(requests += 1)}`;
  const text = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, name === 'q' ? value : JSON.stringify(value)]),
  );
  const answer = await server.http.get(path).query(text).set(bearer(token)).set('x-request-id', id);
  const statements = await statementsOf(server, id);
  const range = answer.headers['content-range'] ?? '';
  return {
    status: answer.status,
    body: answer.body as unknown,
    total: Number(range.split('/')[1]),
    statements,
  };
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** A connection that plans statements as the service does. */
export const plannerOf = (server: TestServer): pg.Pool =>
  new pg.Pool({ connectionString: server.databaseUrl, options: PLANNING, max: 1 });

/** Runs the statement again and returns the tables that it reads, how, and how many rows. */
export async function scansOf(db: pg.Pool, { text, values }: Statement): Promise<Scan[]> {
  const { rows } = await db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
    values,
  );
  const scans: Scan[] = [];
  const walk = (node: Plan): void => {
    if (node['Relation Name'] !== undefined && node['Actual Loops'] > 0)
      scans.push({
        table: node['Relation Name'],
        isSequential: node['Node Type'] === 'Seq Scan',
        rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      });
    node.Plans?.forEach(walk);
  };
  walk(rows[0]!['QUERY PLAN'][0].Plan);
  return scans;
}
