import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { networkOf } from '../../platform/http/network.js';
import { type NewOutboxMessage, Outbox } from '../../platform/outbox/outbox.js';
import { tooManyCodes } from './code-refusals.js';
import { CheckCode, type Verdict } from './codes/check-code.js';
import { DESK, planDeskCode } from './codes/code.rules.js';
import { LoginHashes } from './codes/login-hashes.js';
import { RequestHistories } from './codes/request-histories.js';
import { StoreChallenge } from './codes/store-challenge.js';
import { SignInMetrics } from './records/sign-in-metrics.js';

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
    private readonly histories: RequestHistories,
    private readonly challenges: StoreChallenge,
    private readonly codes: CheckCode,
    private readonly hashes: LoginHashes,
    private readonly outbox: Outbox,
    private readonly metrics: SignInMetrics,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Sends the code to the customer's e-mail address only, because the mobile number is unverified.
   * @throws Refusal 1011 above the limits of this customer.
   */
  async send(
    manager: EntityManager,
    { id, email, ipAddress }: DeskCodeRequest,
    textFor: (code: string) => Pick<NewOutboxMessage, 'subject' | 'text'>,
  ): Promise<void> {
    const request = { purpose: 'DESK' as const, identity: email };
    const asker = { name: DESK, identityHashes: this.hashes.identity('email', email) };
    const network = networkOf(ipAddress);
    const history = await this.histories.read(manager, request, asker, network);
    const plan = planDeskCode(history, this.environment.rateLimits);
    if (plan.kind === 'wait') {
      this.metrics.countLimited(plan.limit);
      throw tooManyCodes(plan.seconds);
    }
    // The customer can agree to the newest arrangement only.
    await manager.query(
      `UPDATE login_challenges SET ended_at = app_now()
        WHERE purpose = 'DESK' AND identity_hash = ANY ($1::text[]) AND ended_at IS NULL`,
      [asker.identityHashes],
    );
    const { code } = await this.challenges.store(manager, {
      id,
      request,
      asker,
      network,
      mobile: null,
      plan,
    });
    if (code !== null)
      await this.outbox.queue(manager, { channel: 'EMAIL', to: email, ...textFor(code), carriesCode: true });
  }

  /** Counts the attempt and consumes a correct code. The caller must commit even if the code is wrong. */
  check(manager: EntityManager, id: string, email: string, code: string): Promise<Verdict> {
    return this.codes.check(manager, {
      purpose: 'DESK',
      identityHashes: this.hashes.identity('email', email),
      network: '',
      challengeId: id,
      code,
    });
  }
}
