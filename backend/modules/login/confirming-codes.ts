import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CodeSent } from '../../contract/customers/people.js';
import { OTP_LIFETIME_SECONDS } from '../../contract/limits.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { networkOf } from '../../platform/http/network.js';
import { tooManyRequests } from '../../platform/http/refusal.js';
import { type NewOutboxMessage, Outbox } from '../../platform/outbox/outbox.js';
import { CheckCode, type Verdict } from './codes/check-code.js';
import { DESK, EMAIL_CHANGE, MOBILE, planConfirmingCode, PROOF } from './codes/code.rules.js';
import { LoginHashes } from './codes/login-hashes.js';
import { RequestHistories } from './codes/request-histories.js';
import { StoreChallenge } from './codes/store-challenge.js';
import { SignInMetrics } from './records/sign-in-metrics.js';
import { codeSent } from './request-code.js';

export type ConfirmingPurpose = 'DESK' | 'PROOF' | 'EMAIL_CHANGE' | 'MOBILE';

export interface ConfirmingCodeRequest {
  purpose: ConfirmingPurpose;
  /** Id of the desk rental to confirm. The code is valid only for this one. */
  id?: string;
  email: string;
  /** IP address of the caller. */
  ipAddress: string;
  /** The e-mail address or mobile number that the code proves. The check of a right code returns it. */
  contact?: string;
}

/** A message with the code. By default, it is an e-mail to the customer's address. */
export type ConfirmingMessage = Pick<NewOutboxMessage, 'subject' | 'text'> &
  Partial<NewOutboxMessage> & {
    /** An additional SMS with the same code. */
    alsoBySms?: NewOutboxMessage | null;
  };

const ASKERS = { DESK, PROOF, EMAIL_CHANGE, MOBILE } as const;

/**
 * Issues and checks codes with which customers confirm a desk rental, or prove that an account or a new contact is
 * theirs. These codes open no session.
 */
@Injectable()
export class ConfirmingCodes {
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
   * Sends the code to the recipient of the message, by default the customer's e-mail address, because the mobile number
   * is unverified. A request without a message also counts towards the limits.
   * @throws Refusal 1011 above the limits of this customer.
   */
  async send(
    manager: EntityManager,
    { purpose, id, email, ipAddress, contact }: ConfirmingCodeRequest,
    messageFor: (code: string) => ConfirmingMessage | null,
  ): Promise<CodeSent> {
    const request = { purpose, identity: email };
    const asker = { name: ASKERS[purpose], identityHashes: this.hashes.identity('email', email) };
    const network = networkOf(ipAddress);
    const history = await this.histories.read(manager, request, asker, network);
    const plan = planConfirmingCode(history, this.environment.rateLimits);
    if (plan.kind === 'wait') {
      this.metrics.countLimited(plan.limit);
      throw tooManyRequests(plan.seconds);
    }
    // Ends earlier challenges, so that only the newest code is valid.
    await manager.query(
      `UPDATE login_challenges SET ended_at = app_now()
        WHERE purpose = $2 AND identity_hash = ANY ($1::text[]) AND ended_at IS NULL`,
      [asker.identityHashes, purpose],
    );
    const stored = await this.challenges.store(manager, {
      ...(id !== undefined && { id }),
      request,
      asker,
      network,
      contact: contact ?? null,
      plan,
    });
    const sent = messageFor(stored.code);
    if (sent !== null) {
      const { alsoBySms, ...message } = sent;
      await this.outbox.queue(manager, {
        channel: 'EMAIL',
        to: email,
        carriesCode: true,
        expiresInSeconds: OTP_LIFETIME_SECONDS,
        ...message,
      });
      if (alsoBySms) await this.outbox.queue(manager, alsoBySms);
    }
    return codeSent(stored);
  }

  /** Counts the attempt and consumes a correct code. The caller must commit even if the code is wrong. */
  check(
    manager: EntityManager,
    { purpose, id, email }: { purpose: ConfirmingPurpose; id: string; email: string },
    code: string,
  ): Promise<Verdict> {
    return this.codes.check(manager, {
      purpose,
      identityHashes: this.hashes.identity('email', email),
      network: '',
      challengeId: id,
      code,
    });
  }

  /** Ends all codes for this e-mail address. Their requests still count towards the limits. */
  async end(manager: EntityManager, email: string): Promise<void> {
    await manager.query(
      'UPDATE one_time_codes SET used_at = app_now() WHERE identity_hash = ANY ($1::text[]) AND used_at IS NULL',
      [this.hashes.identity('email', email)],
    );
  }

  /** Removes all codes for this e-mail address. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    await manager.query('DELETE FROM one_time_codes WHERE identity_hash = ANY ($1::text[])', [
      this.hashes.identity('email', email),
    ]);
  }
}
