// Processes in which the tests start their servers: one for each Jest worker.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

/** Starts them with their output in `directory`; one that ends early is started again for the next test. */
export async function startServerHosts(count, directory) {
  const processes = new Map();
  let stopping = false;

  async function start(index, port = 0) {
    const log = join(directory, `server-host-${index}.log`);
    const output = openSync(log, 'a');
    const host = fork(join(ROOT, 'test/support/server-host.mjs'), {
      cwd: ROOT,
      env: { PATH: process.env.PATH, NODE_ENV: 'test', HOST_PORT: String(port) },
      stdio: ['ignore', output, output, 'ipc'],
    });
    processes.set(index, host);
    const [address] = await once(host, 'message');
    host.once('exit', () => stopping || void start(index, address));
    return { url: `http://127.0.0.1:${address}`, log };
  }

  const hosts = await Promise.all(Array.from({ length: count }, (_, index) => start(index)));
  return {
    hosts,
    stop: () => {
      stopping = true;
      for (const host of processes.values()) if (host.connected) host.disconnect();
    },
  };
}
