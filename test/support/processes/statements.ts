import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type TestServer } from '../server';

const LOG = join(__dirname, 'statement-log.mjs');

export interface Statement {
  text: string;
  values?: unknown[];
}

/** Starts a server that prints the statements of each request with an `x-request-id`. */
export const startLoggedServer = (): Promise<TestServer> => startServer({ NODE_OPTIONS: `--import ${LOG}` });

/** The statements of a completed request, which sent at least one. The server prints them before it responds. */
export async function statementsOf(server: TestServer, requestId: string): Promise<Statement[]> {
  for (const until = Date.now() + 5_000; ;) {
    const found = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('STATEMENT ') && line.includes(`"request":"${requestId}"`))
      .map((line) => JSON.parse(line.slice('STATEMENT '.length)) as Statement);
    if (found.length > 0 || Date.now() > until) return found;
    await pause(2);
  }
}
