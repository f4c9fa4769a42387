import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, untilListening } from './ports';

export interface TestRedis {
  url: string;
  /** Ends at once, with all counts. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Takes connections and commands, and answers nothing until it goes on. */
  hang(): void;
  goOn(): void;
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

/** A Redis of its own, which keeps nothing. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(program(), options, { stdio: 'ignore' });
      await untilListening(port);
    },
    async kill() {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    hang: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    stop: () => redis.kill(),
  };
  await redis.start();
  return redis;
}
