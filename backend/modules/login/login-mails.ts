import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Settings } from '../settings/index.js';
import {
  codeMail,
  newSignInMail,
  noCodeMail,
  recoveryCodeMail,
  staffSignInMail,
} from './messages/login.messages.js';
import type { WantedCode } from './request-code.js';
import type { Admission } from './sign-in-by-code.js';
import type { SignInVisitor } from './visitor.js';

/** Queues the e-mails of sign-ins. */
@Injectable()
export class LoginMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Returns the functions that queue the e-mails for a customer's request for a code. */
  to(
    email: string,
    purpose: 'ACCOUNT' | 'RENTING',
    { language }: SignInVisitor,
  ): Pick<WantedCode, 'send' | 'explain'> {
    return {
      send: async (manager, code, isSent) => {
        if (isSent) await this.outbox.queue(manager, codeMail(email, code, { purpose, language }));
      },
      explain: async (manager, { codeName }) => {
        // Sends nothing to an unknown address, because its owner has no account.
        if (codeName === 'NOT_FOUND') return;
        await this.outbox.queue(
          manager,
          noCodeMail(email, { isRejected: codeName === 'ACCOUNT_REJECTED', language }),
        );
      },
    };
  }

  /** Returns a function that reports a sign-in if the person has used neither the browser nor the network before. */
  reportNewBrowser(
    email: string,
    { browserLabel, language }: SignInVisitor,
  ): Admission<unknown>['afterwards'] {
    return async (manager, _, isUnfamiliar) => {
      if (isUnfamiliar)
        await this.outbox.queue(
          manager,
          newSignInMail(email, { browser: browserLabel, language, ...(await this.time(manager)) }),
        );
    };
  }

  async reportStaffBrowser(manager: EntityManager, member: string, browser: string): Promise<void> {
    const [email] = this.settings.current.emails;
    if (email === undefined) return;
    await this.outbox.queue(
      manager,
      staffSignInMail(email, { browser, member, ...(await this.time(manager)) }),
    );
  }

  async reportRecoveryCode(manager: EntityManager, member: string): Promise<void> {
    const [email] = this.settings.current.emails;
    if (email === undefined) return;
    await this.outbox.queue(manager, recoveryCodeMail(email, { member, ...(await this.time(manager)) }));
  }

  private async time(manager: EntityManager): Promise<{ zone: string; at: Date }> {
    return { zone: this.settings.current.rules.zone, at: await this.clock.readIn(manager) };
  }
}
