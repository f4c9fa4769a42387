// Starts measured servers and sends load. Measured servers run on core 0, all other processes on core 1.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram, installPackage } from '../debian.mjs';
import { ROOT } from '../prepare.mjs';

const TICKS_PER_SECOND = 100;
const MAX_SECONDS = 120;
export const APP_SECRET = 'a secret of the benchmark and of nothing else';
const canPin = availableParallelism() > 1 && findProgram(['taskset']) !== null;

/** Installs wrk if necessary and moves this process and its children to core 1. @throws Error without wrk */
export function prepareMachine() {
  if (!findProgram(['wrk']) && !installPackage(['wrk']))
    throw new Error('The load comes from wrk: install the package wrk (https://github.com/wg/wrk).');
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)]);
  else console.log('Processes are not pinned: that requires two cores and taskset (package util-linux).');
}

/** Starts a Node program on core 0 and waits until it listens. `onLine` receives its other output. */
async function start(args, env, onLine) {
  const command = [...(canPin ? ['taskset', '-c', '0'] : []), process.execPath, ...args];
  const child = spawn(command[0], command.slice(1), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let partial = '';
    child.once('exit', () => reject(new Error(`${args[0]} did not start: ${partial}`)));
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      const lines = (partial + chunk).split('\n');
      partial = lines.pop();
      for (const line of lines) {
        const address = /^Listening on (\S+)$/.exec(line)?.[1];
        if (address) resolve(address);
        else onLine?.(line);
      }
    });
  });
  const proc = (name) => readFileSync(`/proc/${child.pid}/${name}`, 'utf8');
  return {
    url,
    cpuSeconds() {
      const fields = proc('stat').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    memoryMb: () => Math.round(Number(/^VmRSS:\s*(\d+)/m.exec(proc('status'))[1]) / 1024),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

/** The built service on this database. */
export const startService = ({ url, folder }, { env = {}, onLine } = {}) =>
  start(
    ['dist/server/main.js'],
    {
      ...{ DATABASE_URL: url, DATA_DIR: folder, APP_SECRET },
      ...{ PORT: '0', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...env },
    },
    onLine,
  );

/** @param kind `bytes` or `statements`: the content of the recording that the baseline replays */
export async function startBaseline(kind, recording, { url, folder }) {
  const { PLANNING } = await import('../../dist/backend/platform/database/planning.js');
  const file = join(folder, 'recording.json');
  writeFileSync(file, JSON.stringify(recording));
  return start(['scripts/bench/baseline.mjs', kind, file], { DATABASE_URL: url, PLANNING });
}

/** The bytes of a request. */
function serialize({ method = 'GET', path, headers = {}, body = '' }, host) {
  const all = { host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Sends the requests in turn for some seconds or, with `count`, the first `count` of them once each.
 * @returns rate, p99 in milliseconds, and CPU time of a request in microseconds
 * @throws Error if a connection broke or a response was 4xx or 5xx
 */
export async function load(server, requests, { folder, seconds = MAX_SECONDS, count = 0, pauseMs = 0 }) {
  const file = join(folder, 'requests');
  writeFileSync(file, requests.map((one) => `${serialize(one, new URL(server.url).host)}\0`).join(''));
  const script = join(ROOT, 'scripts/bench/load.lua');
  const before = server.cpuSeconds();
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', '-c32', `-d${seconds}s`, '--timeout', '30s', '-s', script],
    ...[server.url, '--', file, String(count), String(pauseMs)],
  ]);
  const result = JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? '{"requests":0}');
  if (result.requests === 0 || result.failed > 0)
    throw new Error(`${server.url}${requests[0].path}:\n${stdout}`);
  return {
    perSecond: result.requests / result.seconds,
    p99: result.p99,
    cpuMicros: ((server.cpuSeconds() - before) / result.requests) * 1e6,
  };
}
