import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TakenSms {
  to: string;
  text: string;
}

/** A real SMS gateway that stores what it receives. */
export async function smsGateway(): Promise<{
  url: string;
  taken: TakenSms[];
  /** Resolves when an SMS to this ten-digit number was received. */
  takenBy: (mobile: string) => Promise<TakenSms>;
  close: () => Promise<void>;
}> {
  const taken: TakenSms[] = [];
  let arrived = (): void => undefined;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      taken.push(JSON.parse(text) as TakenSms);
      response.end('ok');
      arrived();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    taken,
    async takenBy(mobile) {
      for (;;) {
        const found = taken.find(({ to }) => to === `+91${mobile}`);
        if (found) return found;
        await new Promise<void>((resolve) => (arrived = resolve));
      }
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
