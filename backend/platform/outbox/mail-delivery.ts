import type { OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailServer } from '../config/environment.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { type Delivery, DeliveryFailure, type OutgoingMessage, PermanentFailure } from './delivery.js';
import { Sender } from './sender.js';

const STEP_MS = 10_000;
/** Time limit of one delivery, from the connection to the server's response. */
const TOTAL_MS = 20_000;
/** Enough connections for all concurrent deliveries of a process, so that one-time codes never wait for one. */
const MAX_CONNECTIONS = 10;

/** Delivers e-mail by SMTP over pooled connections. */
@Injectable()
export class MailDelivery implements Delivery, OnApplicationShutdown {
  private readonly mail: Transporter | null;
  private readonly from: string;

  constructor(
    @Inject(ENVIRONMENT) { mailServer, mailFrom }: Environment,
    private readonly sender: Sender,
  ) {
    this.from = mailFrom;
    this.mail = mailServer && transportTo(mailServer);
  }

  // The lanes end their deliveries in an earlier hook.
  onApplicationShutdown(): void {
    this.mail?.close();
  }

  async deliver({ key, to, subject, text, attachments }: OutgoingMessage): Promise<void> {
    if (!this.mail) return;
    const files = await attachments();
    const mail = {
      from: this.from,
      to,
      replyTo: this.sender.replyTo,
      subject,
      text,
      attachments: files.map(({ name, content }) => ({
        filename: name,
        content,
        contentType: 'application/pdf',
      })),
      messageId: `<${key}@${domainOf(this.from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(TOTAL_MS),
    };
    await this.mail.sendMail(mail).catch((error: unknown) => {
      throw failureOf(error as MailError);
    });
  }
}

interface MailError extends Error {
  /** The SMTP command that was refused. */
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Returns only the status of a reply, because mail servers repeat the recipient in its text. */
function failureOf(error: MailError): Error {
  const { command, responseCode, response = '' } = error;
  if (responseCode === undefined) return error;
  const [status = responseCode] = /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? [];
  const reason = `The mail server answered ${command ?? 'the message'} with ${status}.`;
  const isRefused = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return isRefused ? new PermanentFailure(reason) : new DeliveryFailure(reason);
}

const transportTo = ({ url, requiresTls, dkim }: MailServer): Transporter =>
  createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    requireTLS: requiresTls && url.startsWith('smtp:'),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    ...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.key } }),
  });

/** The domain of an e-mail address, which may include a display name. */
const domainOf = (address: string): string => /@([^>\s]+)/.exec(address)?.[1] ?? 'localhost';
