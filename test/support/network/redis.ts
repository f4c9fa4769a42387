import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LocalService } from './local-service';
import { freePort } from './ports';

export interface TestRedis {
  url: string;
  /** Kills it, which loses all counts. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Accepts connections and commands but does not respond until it is resumed. */
  hang(): void;
  resume(): void;
  stop(): Promise<void>;
}

function program(): string {
  const folders = (process.env['PATH'] ?? '').split(':');
  const found = ['redis-server', 'valkey-server']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(existsSync);
  if (!found) throw new Error('These tests need Redis: install Debian’s package redis-server.');
  return found;
}

/** A Redis of its own, without persistence. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const service = new LocalService({
    program: program(),
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    port,
  });
  await service.start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start: () => service.start(),
    kill: () => service.kill(),
    hang: () => service.hang(),
    resume: () => service.resume(),
    stop: () => service.kill(),
  };
}
