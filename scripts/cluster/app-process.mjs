import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { Supervised } from './supervised.mjs';

/** One process of the service, ready once it has reported so. */
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
