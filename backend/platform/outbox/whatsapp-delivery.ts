import { Inject, Injectable } from '@nestjs/common';
import { variablesOf } from '../../contract/sms-templates.js';
import type { WhatsApp } from '../config/environment.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { type Delivery, type OutgoingMessage, PermanentFailure } from './delivery.js';
import { postJson } from './post-json.js';

/** Delivers WhatsApp messages instead of SMS, by approved templates; docs/messages.md describes the request. */
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

/** The body of a message. A code is repeated on the button that copies it. */
function bodyOf({ to, text, template, carriesCode }: OutgoingMessage, whatsApp: WhatsApp): object {
  const { language, template: codeTemplate, notices } = whatsApp;
  const name = carriesCode ? codeTemplate : template && notices[template];
  if (!name || !template) throw new PermanentFailure(`WHATSAPP_NOTICES has no template for ${template}.`);
  const parameters = variablesOf(template, text).map((value) => ({ type: 'text', text: value }));
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: `+91${to}`,
    type: 'template',
    template: {
      name,
      language: { code: language },
      components: [
        { type: 'body', parameters },
        ...(carriesCode ? [{ type: 'button', sub_type: 'url', index: '0', parameters }] : []),
      ],
    },
  };
}
