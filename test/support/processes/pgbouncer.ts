import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilListening } from '../network/ports';

export interface Pooler {
  /** The same database, through the pooler. */
  url(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Debian's PgBouncer in transaction mode, before the server of this URL. It refuses unknown start-up parameters. */
export async function startPgBouncer(serverUrl: string, poolSize: number): Promise<Pooler> {
  const { hostname, port, username, password } = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'rental-pgbouncer-'));
  chmodSync(folder, 0o755);
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const asRoot = process.getuid?.() === 0;
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username}${password && ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
${asRoot ? 'user = nobody' : ''}
`,
  );
  const child = spawn('pgbouncer', ['--quiet', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => Promise.reject(new Error(`PgBouncer ended with ${code}.`)));
  await Promise.race([untilListening(own), failed]);
  return {
    url: (databaseUrl) => {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${own}`;
      return url.href;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
