import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the range of outgoing connections, so that a port is still free when its process restarts.
const FIRST = 20_000;
const COUNT = 12_000;

async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  }
}

/** Returns different free ports of this machine. */
export async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}
