import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { Supervised } from './supervised.mjs';

const PROGRAM = join(ROOT, 'dist/server/main.js');

/**
 * Creates a process of the service, which is ready when `/health/ready` returns 200. It starts with SERVER_PROGRAM,
 * such as an earlier release, and an upgrade restarts it with this release.
 */
export function createAppProcess(name, port, { SERVER_PROGRAM = PROGRAM, ...env }) {
  const url = `http://127.0.0.1:${port}`;
  const command = {
    program: process.execPath,
    args: [SERVER_PROGRAM],
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
  };
  const isReady = () =>
    fetch(`${url}/health/ready`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    );
  const supervised = new Supervised(name, command, isReady);
  const upgrade = () => {
    supervised.args = [PROGRAM];
    return supervised.restart();
  };
  return Object.assign(supervised, { url, upgrade });
}
