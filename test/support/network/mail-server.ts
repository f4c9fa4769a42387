import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server that stores what it receives. Without `options` it has neither TLS nor sign-in. */
export async function mailServer(
  port = 0,
  options: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] },
  /** Runs after a message was received, before the server acknowledges it. */
  beforeAnswer: () => Promise<void> = () => Promise.resolve(),
): Promise<{
  port: number;
  taken: string[];
  next: () => Promise<void>;
  more: () => Promise<void>;
  close: () => Promise<void>;
}> {
  const taken: string[] = [];
  let arrived = (): void => undefined;
  const server = new SMTPServer({
    ...options,
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        taken.push(text);
        arrived();
        void beforeAnswer().then(() => done());
      });
    },
  });
  // A connection ends in the middle of a command when a test kills its client.
  server.on('error', () => undefined);
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
