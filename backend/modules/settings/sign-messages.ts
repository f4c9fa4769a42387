import type { OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { identityLines } from '../../contract/business-identity.js';
import { shortDay } from '../../contract/calendar.js';
import { businessHindi } from '../../contract/messages/business.hindi.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { Sender } from '../../platform/outbox/sender.js';
import { Settings } from './settings.js';

/** Signs every e-mail with the name of the business, its phone number and a link, and directs replies to the office. */
@Injectable()
export class SignMessages implements OnModuleInit {
  constructor(
    private readonly settings: Settings,
    private readonly sender: Sender,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    this.sender.setBusiness({
      signature: (page) => {
        const { name, phones, address } = this.settings.current;
        const contact = [name, phones[0], `${this.environment.publicUrl}${page}`].filter(Boolean);
        return `\n\n${contact.join('\n')}\n\n${[address, ...this.legalLines()].join('\n')}`;
      },
      replyTo: () => this.settings.current.emails[0],
    });
  }

  /** Returns the lines in both languages, because every reader gets the same signature. */
  private legalLines(): string[] {
    return identityLines(this.settings.current, shortDay).map(({ label, values }) => {
      const hindi = businessHindi[label.key.replace('business.', '') as keyof typeof businessHindi];
      const name = hindi === label.english ? label.english : `${label.english} / ${hindi}`;
      return `${name}: ${values.join(', ')}`;
    });
  }
}
