// A fake mail server and SMS gateway that records all messages and prints one-time codes.
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

const CODE = /\b\d{6,10}\b/;
const TIMEOUT_MS = 10_000;

const textOf = async (stream) => Buffer.concat(await stream.toArray()).toString();

export class Inbox {
  name = 'inbox';
  #servers = [];

  constructor({ smtpPort, smsPort, file }) {
    const variables = {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      SMS_GATEWAY_URL: `http://127.0.0.1:${smsPort}`,
    };
    Object.assign(this, { smtpPort, smsPort, file, variables });
  }

  async start() {
    const mail = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: TIMEOUT_MS,
      onData: (stream, { envelope }, done) => {
        textOf(stream)
          .then((text) => this.#take(envelope.rcptTo[0].address, text.slice(text.indexOf('\r\n\r\n'))))
          .then(() => done(), done);
      },
    });
    const sms = createServer((request, response) => {
      textOf(request)
        .then((body) => {
          const { to, text } = JSON.parse(body);
          this.#take(to, text);
          response.end();
        })
        .catch(() => response.writeHead(400).end());
    });
    mail.on('error', () => undefined);
    mail.listen(this.smtpPort, '127.0.0.1');
    sms.listen(this.smsPort, '127.0.0.1');
    await Promise.all([once(mail.server, 'listening'), once(sms, 'listening')]);
    this.#servers = [mail, sms];
  }

  async stop() {
    const [mail, sms] = this.#servers;
    this.#servers = [];
    if (!mail) return;
    sms.closeAllConnections();
    await Promise.all([mail, sms].map((server) => new Promise((resolve) => server.close(resolve))));
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  #take(to, text) {
    appendFileSync(this.file, `${JSON.stringify({ to, text: text.trim() })}\n`, { mode: 0o600 });
    const code = CODE.exec(text)?.[0];
    if (code) console.log(`One-time code for ${to}: ${code}`);
  }
}
