import type { ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { required } from '../database';
import { type RunningServer, serverEnvironment } from './server-process';

interface Host {
  url: string;
  /** The file that its output goes to. */
  log: string;
}

/** The two hosts of a Jest worker, which `scripts/server-hosts.mjs` starts. */
export type HostRole = 'first' | 'second';

function hostOfWorker(role: HostRole): Host {
  const hosts = JSON.parse(required('TEST_SERVER_HOSTS')) as Record<HostRole, Host>[];
  return hosts[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % hosts.length]![role];
}

// A spec that blocks its process cannot notice that the host has closed an idle connection.
const headers = { connection: 'close' };
/** Fails a start or a stop that hangs, before the spec itself times out. */
const MAX_WAIT_MS = 90_000;

/** A server of the built product inside the worker's host, which is ready several times sooner than a new process. */
export async function runHosted(
  databaseUrl: string,
  env: Record<string, string>,
  role: HostRole = 'first',
): Promise<RunningServer> {
  const { url, log } = hostOfWorker(role);
  const from = statSync(log).size;
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(MAX_WAIT_MS),
    body: JSON.stringify(serverEnvironment(databaseUrl, env)),
  });
  if (!answer.ok) throw new Error(`The server did not start:\n${await answer.text()}`);
  const { id, address } = (await answer.json()) as { id: number; address: string };
  let running = true;
  return {
    url: address,
    get process(): ChildProcess {
      throw new Error('This server shares its process: start it with `ownProcess`.');
    },
    runJob: async (name) => {
      const run = await fetch(`${url}/${id}/${name}`, { method: 'POST', headers });
      if (!run.ok) throw new Error(`The job did not run:\n${await run.text()}`);
    },
    output: () => readFileSync(log).subarray(from).toString(),
    stop: async () => {
      if (!running) return;
      running = false;
      const stopped = await fetch(`${url}/${id}`, {
        method: 'DELETE',
        headers,
        signal: AbortSignal.timeout(MAX_WAIT_MS),
      });
      if (!stopped.ok) throw new Error(`The server did not stop:\n${await stopped.text()}`);
    },
  };
}
