import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

const HAPPENS_WITHIN_MS = 20_000;

/** An ErrorResponse of PostgreSQL's protocol. */
const SERVER_STOPS = errorResponse({
  S: 'FATAL',
  V: 'FATAL',
  C: '57P01',
  M: 'terminating connection due to administrator command',
});

export interface PostgresProxy {
  /** The same database, through the proxy. */
  url: string;
  /** The next transaction with a statement that contains `text` is committed, but its client receives no response. */
  loseCommit(text: string): Promise<void>;
  /** Closes the connection after the response to the next statement with `text`, as a stopping server does. */
  endAfter(text: string): void;
  /** Closes every connection that sends a statement with `text`, until `allowAll` is called. */
  cut(text: string): void;
  /** Connections that listen for notices stay open and receive nothing, until `allowAll` is called. */
  muteListeners(): void;
  /**
   * The host of the database is gone, and nothing closes its connections: they, and those that are opened until
   * `allowAll` is called, never receive anything again.
   */
  vanish(): void;
  allowAll(): void;
  /** The number of connections that were cut since `cut` was called. */
  cuts(): number;
  stop(): Promise<void>;
}

interface Order {
  text: string;
  done: () => void;
}

/** A proxy between a service and PostgreSQL that closes connections on request. */
export async function postgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const orders: Order[] = [];
  let forbidden: string | null = null;
  let cuts = 0;
  let lastStatement: string | null = null;
  let isMuted = false;
  let isGone = false;

  const server = net.createServer((client) => {
    const database = net.connect(Number(target.port || 5432), target.hostname);
    const close = (): void => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', close);
      socket.on('close', () => {
        sockets.delete(socket);
        close();
      });
    }
    if (isGone) return void client.resume();
    let order: Order | undefined;
    let isLosing = false;
    let isEnding = false;
    let isListener = false;
    // A client sends a statement only after the response to the previous one, so each is a chunk of its own.
    client.on('data', (chunk) => {
      if (forbidden !== null && chunk.includes(forbidden)) {
        cuts += 1;
        close();
        return;
      }
      if (lastStatement !== null && chunk.includes(lastStatement)) {
        lastStatement = null;
        isEnding = true;
      }
      isListener ||= chunk.includes('LISTEN');
      order ??= orders.find(({ text }) => chunk.includes(text));
      if (chunk.includes('ROLLBACK')) order = undefined;
      if (order && chunk.includes('COMMIT\0')) {
        orders.splice(orders.indexOf(order), 1);
        isLosing = true;
      }
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      if (isMuted && isListener) return;
      if (isEnding) return void client.end(Buffer.concat([chunk, SERVER_STOPS]));
      if (!isLosing) return void client.write(chunk);
      close();
      order!.done();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    loseCommit: (text) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No commit after: ${text}`)), HAPPENS_WITHIN_MS);
        const done = (): void => {
          clearTimeout(timer);
          resolve();
        };
        orders.push({ text, done });
      }),
    endAfter: (text) => void (lastStatement = text),
    cut: (text) => {
      forbidden = text;
      cuts = 0;
    },
    muteListeners: () => void (isMuted = true),
    vanish: () => {
      isGone = true;
      for (const socket of sockets) socket.removeAllListeners('data').resume();
    },
    allowAll: () => {
      forbidden = null;
      isMuted = false;
      isGone = false;
    },
    cuts: () => cuts,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function errorResponse(fields: Record<string, string>): Buffer {
  const body = Object.entries(fields).map(([type, text]) => `${type}${text}\0`);
  const message = Buffer.from(`E....${body.join('')}\0`);
  // The length counts itself, but not the letter before it.
  message.writeInt32BE(message.length - 1, 1);
  return message;
}
