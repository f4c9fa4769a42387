import { Inject, Injectable } from '@nestjs/common';
import type { SmsGateway } from '../config/environment.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { type Delivery, type OutgoingMessage, PermanentFailure } from './delivery.js';
import { postJson } from './post-json.js';

/** Delivers SMS by an HTTP gateway; docs/messages.md describes the request. */
@Injectable()
export class SmsDelivery implements Delivery {
  private readonly gateway: SmsGateway | null;

  constructor(@Inject(ENVIRONMENT) { smsGateway }: Environment) {
    this.gateway = smsGateway;
  }

  async deliver(message: OutgoingMessage): Promise<void> {
    if (!this.gateway) return;
    const { url, token } = this.gateway;
    await postJson('The SMS gateway', url, {
      headers: {
        'idempotency-key': message.key,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: bodyOf(message, this.gateway),
    });
  }
}

function bodyOf({ to, text, template }: OutgoingMessage, { dlt }: SmsGateway): Record<string, string> {
  const sms = { to: `+91${to}`, text };
  if (!dlt) return sms;
  const templateId = template && dlt.templates[template];
  if (!templateId) throw new PermanentFailure(`SMS_DLT_TEMPLATES has no ID for ${template}.`);
  return { ...sms, entityId: dlt.entityId, header: dlt.header, templateId };
}
