import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CodeSent } from '../../contract/customers/people.js';
import { type NewOutboxMessage, Outbox } from '../../platform/outbox/outbox.js';
import { LoginCodes, type Verdict } from './login-codes.js';

export interface DeskCodeRequest {
  /** Id of the desk rental to confirm; the code is valid for no other one. */
  id: string;
  email: string;
  /** IP address of the desk. */
  ipAddress: string;
}

/** Issues and checks the codes with which customers confirm a desk rental. They open no session. */
@Injectable()
export class DeskCodes {
  constructor(
    private readonly codes: LoginCodes,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Sends the code to the customer's e-mail address only, because the mobile number is unverified.
   * @throws Refusal 1011 above the limits.
   */
  send(
    manager: EntityManager,
    { id, email, ipAddress }: DeskCodeRequest,
    textFor: (code: string) => Pick<NewOutboxMessage, 'subject' | 'text'>,
  ): Promise<CodeSent> {
    const request = { purpose: 'DESK' as const, identity: email, mobile: null, ipAddress, id };
    return this.codes.issue(manager, request, (code) =>
      this.outbox.queue(manager, { channel: 'EMAIL', to: email, ...textFor(code), carriesCode: true }),
    );
  }

  /** Counts the attempt and consumes a correct code. The caller must commit even if the code is wrong. */
  check(manager: EntityManager, id: string, email: string, code: string): Promise<Verdict> {
    return this.codes.check(manager, { purpose: 'DESK', identity: email, id }, code);
  }
}
