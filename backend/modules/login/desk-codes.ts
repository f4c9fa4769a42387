import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SendOtpResult } from '../../contract/people.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { Outbox, type Message } from '../../platform/outbox/outbox.js';
import { LoginCodes, type Verdict } from './login-codes.js';

export interface DeskCodeRequest {
  /** Of what the customer is asked to agree to; the code is good for that alone. */
  id: string;
  email: string;
  mobile: string;
  /** Where the desk is. */
  address: string;
}

/** Codes by which customers agree to what the desk does in their name. They sign nobody in. */
@Injectable()
export class DeskCodes {
  constructor(
    private readonly codes: LoginCodes,
    private readonly outbox: Outbox,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * To the customer's own e-mail address, and their mobile number where a gateway is set.
   * @throws Refusal 1011 above the limits.
   */
  send(
    manager: EntityManager,
    { id, email, mobile, address }: DeskCodeRequest,
    textFor: (code: string) => Pick<Message, 'subject' | 'text'>,
  ): Promise<SendOtpResult> {
    const asked = { purpose: 'DESK' as const, identity: email, mobile, address, id };
    return this.codes.issue(manager, asked, async (code) => {
      const message = textFor(code);
      await this.outbox.queue(manager, { channel: 'EMAIL', to: email, ...message });
      if (this.environment.smsGatewayUrl)
        await this.outbox.queue(manager, { channel: 'SMS', to: mobile, ...message });
    });
  }

  /** Counts the try, and uses a right code up. The caller's transaction must stand even where the code is wrong. */
  judge(manager: EntityManager, id: string, email: string, code: string): Promise<Verdict> {
    return this.codes.judge(manager, { purpose: 'DESK', identity: email, id }, code);
  }
}
