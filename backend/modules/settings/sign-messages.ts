import type { OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
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
        const { name, phones } = this.settings.current;
        return `\n\n${[name, phones[0], `${this.environment.publicUrl}${page}`].filter(Boolean).join('\n')}`;
      },
      replyTo: () => this.settings.current.emails[0],
    });
  }
}
