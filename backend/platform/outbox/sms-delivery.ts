import { Inject, Injectable } from '@nestjs/common';
import type { SmsGateway } from '../config/delivery-environment.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import type { Delivery, OutgoingMessage } from './deliveries.js';

const TOTAL_MS = 10_000;

/** Delivers SMS by an HTTP gateway; docs/messages.md has its request. */
@Injectable()
export class SmsDelivery implements Delivery {
  private readonly gateway: SmsGateway | null;

  constructor(@Inject(ENVIRONMENT) { smsGateway }: Environment) {
    this.gateway = smsGateway;
  }

  async deliver(message: OutgoingMessage): Promise<void> {
    if (!this.gateway) return;
    const { url, token } = this.gateway;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': message.key,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(bodyOf(message, this.gateway)),
      redirect: 'error',
      signal: AbortSignal.timeout(TOTAL_MS),
    });
    // An answer that is not read would keep its connection open.
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
  }
}

function bodyOf({ to, text, template }: OutgoingMessage, { dlt }: SmsGateway): Record<string, string> {
  const sms = { to: `+91${to}`, text };
  const templateId = template && dlt?.templates[template];
  if (!dlt || !templateId) return sms;
  return { ...sms, entityId: dlt.entityId, header: dlt.header, templateId };
}
