import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TakenSms {
  to: string;
  text: string;
  templateId?: string;
  headers: IncomingHttpHeaders;
}

/** A real SMS gateway that stores the SMS that it receives. `answer` sets its response status; 0: no response. */
export async function smsGateway(answer: { status: number } = { status: 200 }): Promise<{
  url: string;
  taken: TakenSms[];
  /** Resolves when `count` SMS to this ten-digit number were received, by default one. */
  takenBy: (mobile: string, count?: number) => Promise<TakenSms>;
  close: () => Promise<void>;
}> {
  const taken: TakenSms[] = [];
  let arrived = (): void => undefined;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      taken.push({ ...(JSON.parse(text) as TakenSms), headers: request.headers });
      if (answer.status > 0) response.writeHead(answer.status).end('ok');
      arrived();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    taken,
    async takenBy(mobile, count = 1) {
      for (;;) {
        const found = taken.filter(({ to }) => to === `+91${mobile}`)[count - 1];
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
