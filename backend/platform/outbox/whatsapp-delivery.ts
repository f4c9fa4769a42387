import { Inject, Injectable } from '@nestjs/common';
import { codeOf } from '../../contract/sms-templates.js';
import type { WhatsApp } from '../config/environment.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import type { Delivery, OutgoingMessage } from './delivery.js';
import { postJson } from './post-json.js';

/** Delivers codes by WhatsApp instead of SMS, with an authentication template; docs/messages.md describes the request. */
@Injectable()
export class WhatsAppDelivery implements Delivery {
  private readonly whatsApp: WhatsApp | null;

  constructor(@Inject(ENVIRONMENT) { whatsApp }: Environment) {
    this.whatsApp = whatsApp;
  }

  async deliver(message: OutgoingMessage): Promise<void> {
    if (!this.whatsApp) return;
    const { url, token } = this.whatsApp;
    await postJson('WhatsApp', url, {
      headers: { authorization: `Bearer ${token}` },
      body: bodyOf(message, this.whatsApp),
    });
  }
}

/** An authentication template has the code in its text and on the button that copies it. */
function bodyOf({ to, text }: OutgoingMessage, { template, language }: WhatsApp): object {
  const parameters = [{ type: 'text', text: codeOf(text) }];
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: `+91${to}`,
    type: 'template',
    template: {
      name: template,
      language: { code: language },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  };
}
