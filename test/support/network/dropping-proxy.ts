import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const LOSES_WITHIN_MS = 60_000;

/** `request`: it never reaches the server. `answer`: the server does the work, and its response is lost. */
export type Loss = 'request' | 'answer';

export interface DroppingProxy {
  url: string;
  /** Loses the next `times` calls of this kind, by default one. Resolves when the last of them is lost. */
  lose(what: Loss, method: string, path: RegExp, times?: number): Promise<void>;
  stop(): Promise<void>;
}

interface Order {
  what: Loss;
  method: string;
  path: RegExp;
  left: number;
  settle: (error?: Error) => void;
}

/**
 * A proxy between browser and server that loses calls on request. Every connection is used once: a browser
 * automatically repeats a request that is lost on a used connection, which would hide the loss.
 */
export async function droppingProxy(target: string): Promise<DroppingProxy> {
  const { hostname, port } = new URL(target);
  const orders: Order[] = [];

  function take(method: string, path: string): Loss | null {
    const order = orders.find((one) => one.left > 0 && one.method === method && one.path.test(path));
    if (!order) return null;
    order.left -= 1;
    if (order.left === 0) orders.splice(orders.indexOf(order), 1);
    return order.what;
  }

  const server = http.createServer((request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const found = orders.find((one) => one.method === method && one.path.test(path));
    const loss = take(method, path);
    const lost = (): void => {
      request.socket.destroy();
      if (found && !orders.includes(found)) found.settle();
    };
    if (loss === 'request') {
      lost();
      return;
    }
    const onward = http.request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      if (loss === 'answer') {
        answer.resume();
        answer.once('end', lost);
        return;
      }
      response.writeHead(answer.statusCode!, { ...answer.headers, connection: 'close' });
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    // If the client disconnects before the end of the response, the call to the server ends, too.
    response.on('close', () => {
      if (!response.writableFinished && !loss) onward.destroy();
    });
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: (what, method, path, times = 1) =>
      awaitedLater(
        new Promise((resolve, reject) => {
          const order: Order = { what, method, path, left: times, settle: () => undefined };
          const notLost = (): void => {
            orders.splice(orders.indexOf(order), 1);
            order.settle(new Error(`${method} ${path}: ${order.left} of ${times} were not lost.`));
          };
          const timer = setTimeout(notLost, LOSES_WITHIN_MS);
          order.settle = (error) => {
            clearTimeout(timer);
            if (error) reject(error);
            else resolve();
          };
          orders.push(order);
        }),
      ),
    async stop() {
      for (const order of orders.splice(0)) order.settle();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Prevents an unhandled rejection, so that a loss fails the test that awaits it later, not the whole run. */
function awaitedLater(loss: Promise<void>): Promise<void> {
  loss.catch(() => undefined);
  return loss;
}
