import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fault of a request. */
export type Fault =
  /** The connection is closed before any response. */
  | { kind: 'drop' }
  /** The response is incomplete: the connection is closed before its content length is reached. */
  | { kind: 'cut' }
  /** A proxy or portal responds instead of the server. */
  | { kind: 'answer'; status: number; body: string; type?: string };

export const drop: Fault = { kind: 'drop' };
export const cut: Fault = { kind: 'cut' };
/** A gateway whose server is down. */
export const badGateway: Fault = {
  kind: 'answer',
  status: 502,
  body: '<html><h1>502 Bad Gateway</h1></html>',
  type: 'text/html',
};
/** A captive portal that responds to every request with its own page. */
export const garbage: Fault = { kind: 'answer', status: 200, body: '<html>Welcome to our wifi</html>' };
/** A response in the service's format that only a later version of the service would send. */
export const envelope = (status: number, body: object): Fault => ({
  kind: 'answer',
  status,
  body: JSON.stringify({ status: 'ERROR', message: '', data: null, ...body }),
  type: 'application/json',
});

export interface FaultyNetwork {
  /** The URL at which browsers reach the server through this network. */
  url: string;
  /** From now on, requests whose `METHOD /path?query` matches have this fault. */
  fail(match: RegExp, fault: Fault): void;
  /** From now on, matching requests are delayed until the returned function is called. */
  hold(match: RegExp): () => void;
  /** Removes all faults. */
  clearFaults(): void;
  close(): Promise<void>;
}

/** A proxy between browser and server with the faults that a test sets. It matches method and path only. */
export async function faultyNetwork(target: string): Promise<FaultyNetwork> {
  const agent = new Agent({ keepAlive: true });
  let faults: { match: RegExp; fault: Fault }[] = [];
  let gates: { match: RegExp; open: Promise<void>; release: () => void }[] = [];

  function forward(from: IncomingMessage, to: ServerResponse, cutShort: boolean): void {
    const onward = request(new URL(from.url ?? '/', target), {
      agent,
      method: from.method,
      headers: from.headers,
    });
    onward.on('response', (answer) => {
      if (cutShort) {
        answer.resume();
        to.writeHead(answer.statusCode ?? 200, {
          'content-type': 'application/json',
          'content-length': '999',
        });
        to.write('{"code":1000,', () => to.destroy());
        return;
      }
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  }

  const server = createServer((from, to) => {
    const call = `${from.method} ${from.url}`;
    const waiting = gates.filter(({ match }) => match.test(call)).map(({ open }) => open);
    void Promise.all(waiting).then(() => {
      const fault = faults.find(({ match }) => match.test(call))?.fault;
      if (fault?.kind === 'drop') return void from.socket.destroy();
      if (fault?.kind !== 'answer') {
        forward(from, to, fault?.kind === 'cut');
        return;
      }
      // The browser accepts the response only after it has sent the whole request.
      from.resume().on('end', () => {
        to.writeHead(fault.status, { 'content-type': fault.type ?? 'text/html' });
        to.end(fault.body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const clearFaults = (): void => {
    faults = [];
    for (const { release } of gates) release();
    gates = [];
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    fail: (match, fault) => void faults.unshift({ match, fault }),
    hold(match) {
      let release = (): void => undefined;
      const open = new Promise<void>((resolve) => (release = resolve));
      gates.push({ match, open, release });
      return release;
    },
    clearFaults,
    close: () => {
      clearFaults();
      agent.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
