// Processes that host the servers of the tests: two for each Jest worker, because some tests need two servers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

/** Starts the hosts with their output in `directory`, and restarts a host that ends early. */
export async function startServerHosts(workers, directory) {
  const processes = new Map();
  let stopping = false;

  async function start(name, port = 0) {
    const log = join(directory, `server-host-${name}.log`);
    const output = openSync(log, 'a');
    const host = fork(join(ROOT, 'test/support/processes/server-host.mjs'), {
      cwd: ROOT,
      env: { PATH: process.env.PATH, NODE_ENV: 'test', HOST_PORT: String(port) },
      stdio: ['ignore', output, output, 'ipc'],
    });
    processes.set(name, host);
    const ended = once(host, 'exit').then(([code]) => {
      throw new Error(`A process for test servers ended with ${code}:\n${readFileSync(log, 'utf8')}`);
    });
    const [address] = await Promise.race([once(host, 'message'), ended]);
    host.once('exit', () => stopping || void start(name, address));
    return { url: `http://127.0.0.1:${address}`, log };
  }

  const startBoth = async (worker) => {
    const [first, second] = await Promise.all([start(`${worker}-first`), start(`${worker}-second`)]);
    return { first, second };
  };
  const hosts = await Promise.all(Array.from({ length: workers }, (_, worker) => startBoth(worker)));
  return {
    hosts,
    stop: () => {
      stopping = true;
      for (const host of processes.values()) if (host.connected) host.disconnect();
    },
  };
}
