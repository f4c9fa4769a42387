import type { OnModuleDestroy } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import type { Message } from './outbox.js';

const TIMEOUT_MS = 10_000;

/** Delivers e-mail by SMTP and SMS by an HTTP gateway, or to the outbox page where neither is set. */
@Injectable()
export class Deliveries implements OnModuleDestroy {
  private readonly mail: Transporter | null;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {
    this.mail = environment.smtpUrl
      ? createTransport({
          url: environment.smtpUrl,
          connectionTimeout: TIMEOUT_MS,
          greetingTimeout: TIMEOUT_MS,
          socketTimeout: TIMEOUT_MS,
        })
      : null;
  }

  onModuleDestroy(): void {
    this.mail?.close();
  }

  /** @throws Error when the message was not accepted. */
  async deliver(message: Message): Promise<void> {
    if (message.channel === 'EMAIL') await this.sendMail(message);
    else await this.sendSms(message);
  }

  private async sendMail({ to, subject, text }: Message): Promise<void> {
    await this.mail?.sendMail({ from: this.environment.mailFrom, to, subject, text });
  }

  private async sendSms({ to, text }: Message): Promise<void> {
    if (!this.environment.smsGatewayUrl) return;
    const response = await fetch(this.environment.smsGatewayUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: `+91${to}`, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
  }
}
