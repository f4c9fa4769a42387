import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { required } from '../database';

const ROOT = join(__dirname, '..', '..', '..');
export const BUILT_SERVER = join(ROOT, 'dist/server/main.js');
/** A busy machine needs minutes to create the demo data. */
const START_WITHIN_MS = 230_000;
/** The secret of every test server. */
export const APP_SECRET = 'a secret that only the tests know, 32+ characters';

export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** The output of the server so far. */
  output(): string;
  /** Runs a scheduled job to its end, instead of waiting for its time. */
  runJob: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** For servers in their own processes, whose jobs run only on schedule. */
export const refuseJobs = (): Promise<void> =>
  Promise.reject(new Error('Only a server without `ownProcess` runs jobs on request.'));

/** Adds the role that `scripts/test-database.mjs` creates for test servers, as `npm run db:roles` does. */
function asService(databaseUrl: string): string {
  // The embedded database has one role.
  if (databaseUrl === '') return '';
  const url = new URL(databaseUrl);
  const [name = '', password = ''] = required('TEST_SERVICE_ROLE').split(':');
  Object.assign(url, { username: name, password });
  return url.href;
}

/** The environment of a process of the product in tests; `env` overrides it. */
export const serverEnvironment = (databaseUrl: string, env: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'test',
  PORT: '0',
  DATABASE_URL: asService(databaseUrl),
  DATABASE_OWNER_URL: env['DATABASE_DIRECT_URL'] ?? databaseUrl,
  APP_SECRET,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  DEV_OUTBOX: 'open',
  ...env,
});

/** One process of the built server on an existing database. */
export async function runServer(
  databaseUrl: string,
  env: Record<string, string> = {},
  program = BUILT_SERVER,
  cwd = ROOT,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [program], {
    cwd,
    env: serverEnvironment(databaseUrl, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not start:\n${output}`));
    }, START_WITHIN_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /^Listening on (\S+)$/m.exec(output)?.[1];
      if (address) {
        clearTimeout(timer);
        resolve(address);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${output}`));
    });
  });
  const url = await listening;
  return {
    url,
    process: child,
    runJob: refuseJobs,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
