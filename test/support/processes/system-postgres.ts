import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSIONS = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL programs that Debian installed. */
export function postgresPrograms(): string {
  const [newest] = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  if (newest === undefined) throw new Error('Install the package postgresql: its pg_basebackup is needed.');
  return join(VERSIONS, newest, 'bin');
}

/** PostgreSQL refuses root, so its programs run as the user that the package created. */
function run(program: string, args: string[]): void {
  const asRoot = process.getuid?.() === 0;
  const command = [join(postgresPrograms(), program), ...args];
  const all = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  execFileSync(all[0]!, all.slice(1), { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
}

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
    private readonly port: number,
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

  copyFrom(other: SystemCluster): void {
    run('pg_basebackup', ['--dbname', other.url, '--pgdata', this.folder, '--checkpoint', 'fast']);
  }

  configure(settings: string): void {
    appendFileSync(join(this.folder, 'postgresql.conf'), `\n${settings}\n`);
  }

  recover(): void {
    writeFileSync(join(this.folder, 'recovery.signal'), '');
  }

  start(): void {
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    const log = join(this.folder, 'server.log');
    run('pg_ctl', [
      'start',
      '--pgdata',
      this.folder,
      '--wait',
      '--timeout',
      '300',
      '--log',
      log,
      '--options',
      options,
    ]);
  }

  stop(): void {
    if (!existsSync(join(this.folder, 'postmaster.pid'))) return;
    run('pg_ctl', ['stop', '--pgdata', this.folder, '--mode', 'fast', '--wait']);
  }
}
