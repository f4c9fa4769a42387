// The load: wrk, which needs a small part of the processor time of a generator in JavaScript.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram, installPackage } from '../debian.mjs';
import { ROOT } from '../prepare.mjs';

const SCRIPT = join(ROOT, 'scripts/bench/wrk.lua');
/** The seconds are the longest that a fixed number of requests may take. */
const DEFAULTS = { seconds: 120, connections: 32, count: 0, pauseMs: 0, mayRefuse: false };

/** @throws Error that names what is missing. */
export function ensureWrk() {
  if (findProgram(['wrk']) || (installPackage(['wrk']) && findProgram(['wrk']))) return;
  throw new Error('The load comes from wrk: install the package wrk (https://github.com/wg/wrk).');
}

/** The bytes of a request. */
function written({ method = 'GET', path, headers = {}, body = '' }, host) {
  const all = { host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Sends these requests in turn for some seconds, or `count` of them once each.
 * @returns rate, median and p99 in milliseconds, and how the answers were spread
 * @throws Error when a connection broke or, unless `mayRefuse`, an answer was 4xx or 5xx
 */
export async function load(url, requests, options) {
  const { seconds, connections, count, pauseMs, mayRefuse } = { ...DEFAULTS, ...options };
  const folder = mkdtempSync(join(tmpdir(), 'rental-load-'));
  try {
    const file = join(folder, 'requests');
    writeFileSync(file, requests.map((request) => `${written(request, new URL(url).host)}\0`).join(''));
    const args = [
      ...['-t1', `-c${Math.min(connections, count || connections)}`, `-d${seconds}s`, '--timeout', '30s'],
      ...['-s', SCRIPT, url, '--', file, String(count), String(pauseMs)],
    ];
    const { stdout } = await promisify(execFile)('wrk', args);
    const result = JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? '{"requests":0}');
    const problems = result.broken + (mayRefuse ? 0 : result.bad);
    if (result.requests === 0 || problems > 0) throw new Error(`${url}${requests[0].path}:\n${stdout}`);
    return { ...result, perSecond: result.requests / result.seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
