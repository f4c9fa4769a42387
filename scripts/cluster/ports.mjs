import { once } from 'node:events';
import { createServer } from 'node:net';

// Below those that the system gives to outgoing connections: a port must still be free when its process starts again.
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

/** Different ports of this machine that nothing listens on. */
export async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}
