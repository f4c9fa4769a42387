import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import supertest from 'supertest';
import { createDatabase } from '../database';
import type { TestServer } from '../server';
import { APP_SECRET, refuseJobs } from './server-process';

type Action = 'start' | 'stop' | 'restart' | 'upgrade' | 'kill';
export type Part = 'web-1' | 'web-2' | 'worker' | 'proxy' | 'inbox' | 'postgres' | 'redis' | 'store';

interface Addresses {
  url: string;
  databaseUrl: string;
  messages: string;
  processes: Record<Part, string>;
}

interface Taken {
  to: string;
  text: string;
}

/** The processes of `npm run start:cluster`, reached through their proxy like any server of the tests. */
export class TestCluster {
  private actions = 0;

  private constructor(
    readonly server: TestServer,
    readonly addresses: Addresses,
    private readonly child: ChildProcess,
  ) {
    child.setMaxListeners(0);
  }

  /** With `ownPostgres`, the cluster has a database server that can be stopped and that persists commits. */
  static async open(env: Record<string, string> = {}, { ownPostgres = false } = {}): Promise<TestCluster> {
    const database = ownPostgres ? null : await createDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'rental-cluster-'));
    let output = '';
    const child = fork(join(__dirname, '../../../scripts/start-cluster.mjs'), {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        APP_SECRET,
        PORT: '0',
        DATA_DIR: dataDir,
        SEED_DEMO: 'off',
        RATE_LIMITS: 'off',
        ...(database && { DATABASE_URL: database.url }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(child, 'exit').then(() =>
      Promise.reject(new Error(`The cluster did not start:\n${output}`)),
    );
    const [addresses] = (await Promise.race([once(child, 'message'), ended])) as [Addresses];
    ended.catch(() => undefined);
    const db = new pg.Pool({ connectionString: addresses.databaseUrl, max: 4 });
    db.on('error', () => undefined);
    const server = {
      url: addresses.url,
      databaseUrl: addresses.databaseUrl,
      dataDir,
      db,
      process: child,
      http: supertest(addresses.url),
      output: () => output,
      runJob: refuseJobs,
      stop: async () => {
        const exit = once(child, 'exit');
        child.disconnect();
        await exit;
        await db.end();
        await database?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
    return new TestCluster(server, addresses, child);
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** Resolves once the action is complete. */
  act(action: Action, name: Part): Promise<void> {
    const id = (this.actions += 1);
    return new Promise((resolve, reject) => {
      const listen = (answer: { id: number; problem?: string }): void => {
        if (answer.id !== id) return;
        this.child.off('message', listen);
        if (answer.problem === undefined) resolve();
        else reject(new Error(`${action} ${name}: ${answer.problem}`));
      };
      this.child.on('message', listen);
      this.child.send({ id, action, name });
    });
  }

  /** The messages that the mail server and the SMS gateway have received. */
  messages(): Taken[] {
    const lines = readFileSync(this.addresses.messages, { encoding: 'utf8', flag: 'a+' }).split('\n');
    return lines.filter(Boolean).map((line) => JSON.parse(line) as Taken);
  }
}
