import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '../../contract/language.js';
import { LIMIT_FACTOR } from '../../contract/limits.js';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { tooManyRequests } from '../../platform/http/refusal.js';
import { type AmountCounter, Amounts } from '../../platform/limits/amounts.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { linkMessage } from './messages/newsletter.messages.js';
import { SubscriberLinks } from './subscriber-links.js';

/** Maximum number of e-mails that one network can cause within an hour, the same as for one-time codes. */
const MAX_AN_HOUR = 20;
const HOUR_SECONDS = 3600;
const LINK_SECONDS = RETENTION_DAYS.newsletter * 24 * HOUR_SECONDS;

interface Asker {
  email: string;
  network: string;
  language: Language;
}

/**
 * Sends the link that confirms or ends a subscription. The response does not reveal whether the address is subscribed.
 */
@Injectable()
export class SubscribeToNewsletter {
  private readonly asked: AmountCounter;
  private readonly maximum: number;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly links: SubscriberLinks,
    amounts: Amounts,
    @Inject(ENVIRONMENT) { publicUrl, rateLimits }: Environment,
  ) {
    this.publicUrl = publicUrl;
    this.maximum = MAX_AN_HOUR * LIMIT_FACTOR[rateLimits];
    this.asked = amounts.counter('newsletter', HOUR_SECONDS);
  }

  private readonly publicUrl: string;

  /** @throws Refusal 1011 for too many requests from one network. */
  async subscribe({ email, network, language }: Asker): Promise<void> {
    const { count, secondsLeft } = await this.asked.add(network, 1);
    if (count > this.maximum) throw tooManyRequests(secondsLeft);
    await this.unitOfWork.run(async (manager) => {
      const { token, isNew } = await this.links.renew(manager, email);
      const message = linkMessage(language, `${this.publicUrl}/newsletter#${token}`);
      await this.outbox.queue(
        manager,
        { channel: 'EMAIL', to: email, carriesCode: true, expiresInSeconds: LINK_SECONDS, ...message },
        isNew,
      );
    });
  }
}
