// Servers that are measured: the product, and what it is compared with.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { pinned, SERVER_CORE } from './machine.mjs';
import { limitServer } from './quota.mjs';

/** Of the kernel's clock in /proc, which is the same on every Linux of today. */
const TICKS_PER_SECOND = 100;
/** Signs the tokens that the benchmark makes for its customers. */
export const APP_SECRET = 'a secret of the benchmark and of nothing else';

/** Starts a Node program on the server's core, and waits until it listens. */
async function start(
  [program, ...args],
  { env, cores = SERVER_CORE, onLine = () => undefined, nodeOptions = [] },
) {
  const [command, ...rest] = pinned(cores, [process.execPath, ...nodeOptions, join(ROOT, program), ...args]);
  const child = spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  limitServer(child.pid);
  const url = await new Promise((resolve, reject) => {
    let partial = '';
    child.once('exit', () => reject(new Error(`${program} did not start: ${partial}`)));
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      const lines = (partial + chunk).split('\n');
      partial = lines.pop();
      for (const line of lines) {
        const address = /^Listening on (\S+)$/.exec(line)?.[1];
        if (address) resolve(address);
        else onLine(line);
      }
    });
  });
  const status = (name) =>
    Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]);
  return {
    url,
    cpuSeconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    memoryMb: () => status('VmRSS') / 1024,
    peakMemoryMb: () => status('VmHWM') / 1024,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The built service. `env` adds to what every measurement needs. */
export function startProduct({ dataDir, databaseUrl, env = {}, profile, ...options }) {
  return start(['dist/server/main.js'], {
    ...options,
    nodeOptions: profile?.nodeOptions,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      APP_SECRET,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
  });
}

/** One of the small servers in `peers`. */
export const startPeer = (name, args, env = {}) =>
  start([`scripts/bench/peers/${name}.mjs`, ...args], { env: { PATH: process.env.PATH, ...env } });
