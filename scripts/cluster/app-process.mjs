import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { Supervised } from './supervised.mjs';

/** Creates a process of the service; it is ready when `/health/ready` is 200. */
export function createAppProcess(name, port, env) {
  const url = `http://127.0.0.1:${port}`;
  const command = {
    program: process.execPath,
    args: [join(ROOT, 'dist/server/main.js')],
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
  };
  const isReady = () =>
    fetch(`${url}/health/ready`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    );
  return Object.assign(new Supervised(name, command, isReady), { url });
}
