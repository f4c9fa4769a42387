import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CodeSent } from '../../contract/customers/people.js';
import { type Message, Outbox } from '../../platform/outbox/outbox.js';
import { LoginCodes, type Verdict } from './login-codes.js';

export interface DeskCodeRequest {
  /** Of what the customer agrees to; the code is valid for that alone. */
  id: string;
  email: string;
  /** The desk's network address. */
  address: string;
}

/** Codes by which customers agree to what the desk does for them. They open no session. */
@Injectable()
export class DeskCodes {
  constructor(
    private readonly codes: LoginCodes,
    private readonly outbox: Outbox,
  ) {}

  /**
   * To the customer's e-mail address only, because the mobile number is unproven.
   * @throws Refusal 1011 above the limits.
   */
  send(
    manager: EntityManager,
    { id, email, address }: DeskCodeRequest,
    textFor: (code: string) => Pick<Message, 'subject' | 'text'>,
  ): Promise<CodeSent> {
    const request = { purpose: 'DESK' as const, identity: email, mobile: null, address, id };
    return this.codes.issue(manager, request, (code) =>
      this.outbox.queue(manager, { channel: 'EMAIL', to: email, ...textFor(code), carriesCode: true }),
    );
  }

  /** Counts the try, and uses a right code up. The caller must commit even where the code is wrong. */
  check(manager: EntityManager, id: string, email: string, code: string): Promise<Verdict> {
    return this.codes.check(manager, { purpose: 'DESK', identity: email, id }, code);
  }
}
