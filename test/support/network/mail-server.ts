import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that stores what it receives. */
export async function mailServer(port = 0): Promise<{
  port: number;
  taken: string[];
  next: () => Promise<void>;
  more: () => Promise<void>;
  close: () => Promise<void>;
}> {
  const taken: string[] = [];
  let arrived = (): void => undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        taken.push(text);
        arrived();
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    more: () => new Promise((resolve) => (arrived = resolve)),
    next: () => (taken.length > 0 ? Promise.resolve() : new Promise((resolve) => (arrived = resolve))),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
