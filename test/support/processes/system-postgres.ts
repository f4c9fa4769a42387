import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const VERSIONS = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL programs that Debian installed. */
function postgresPrograms(): string {
  const [newest] = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  if (newest === undefined) throw new Error('Install the package postgresql: its server is needed.');
  return join(VERSIONS, newest, 'bin');
}

/** PostgreSQL refuses root, so its programs run as the user that the package created. */
export function runAsServer(program: string, args: string[], env: Record<string, string>): void {
  const asRoot = process.getuid?.() === 0;
  const command = [program, ...args];
  const all = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  execFileSync(all[0]!, all.slice(1), {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
}

const run = (program: string, args: string[], env = {}): void =>
  runAsServer(join(postgresPrograms(), program), args, env);

/** A folder that the server may write to. */
export function serverFolder(path: string): string {
  mkdirSync(path, { mode: 0o700 });
  if (process.getuid?.() === 0) {
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(path, id('-u'), id('-g'));
  }
  return path;
}

/** A PostgreSQL server of the system on a folder and port of its own. */
export class SystemCluster {
  constructor(
    readonly folder: string,
    readonly port: number,
    /** Environment variables of the PostgreSQL programs and of the archive command. */
    readonly env: Record<string, string> = {},
  ) {}

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  create(): void {
    run('initdb', [
      '--pgdata',
      this.folder,
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
    ]);
  }

  configure(settings: string): void {
    appendFileSync(join(this.folder, 'postgresql.conf'), `\n${settings}\n`);
  }

  start(): void {
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.folder}`;
    const log = join(this.folder, 'server.log');
    const args = ['start', '--pgdata', this.folder, '--wait', '--timeout', '300', '--log', log];
    run('pg_ctl', [...args, '--options', options], this.env);
  }

  stop(): void {
    this.end('fast');
  }

  /** Stops the server without a checkpoint and without archiving the last WAL segment, as a loss of power does. */
  crash(): void {
    this.end('immediate');
  }

  private end(mode: 'fast' | 'immediate'): void {
    if (!existsSync(join(this.folder, 'postmaster.pid'))) return;
    run('pg_ctl', ['stop', '--pgdata', this.folder, '--mode', mode, '--wait']);
  }
}
