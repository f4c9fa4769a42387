import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CodeSent } from '../../contract/customers/people.js';
import { MAX_OTP_DIGITS, OTP_RESEND_SECONDS } from '../../contract/limits.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Refusal, tooManyRequests } from '../../platform/http/refusal.js';
import { refusalOf } from './code-refusals.js';
import { planCode, revealsAccounts } from './codes/code.rules.js';
import { identityKindOf, type Visitor } from './codes/code-request.js';
import type { SignInPurpose } from './codes/one-time-code.entity.js';
import { type Asker, RequestHistories } from './codes/request-histories.js';
import { StoreChallenge, type StoredChallenge } from './codes/store-challenge.js';
import { RecordSignIn } from './records/record-sign-in.js';
import { SignInMetrics } from './records/sign-in-metrics.js';

export interface WantedCode {
  purpose: SignInPurpose;
  /** The e-mail address or the staff mobile number. */
  identity: string;
  /** The mobile number for RENTING; null for other purposes. */
  mobile: string | null;
  visitor: Visitor;
  /**
   * Decides whether the identity gets a code. Counts a refusal towards the limits, above which responses do not reveal
   * it.
   * @returns True if the message is to be sent. The response does not depend on it.
   */
  authorize: (manager: EntityManager) => Promise<boolean>;
  /** Sends the code if `isSent`. */
  send: (manager: EntityManager, code: string, isSent: boolean) => Promise<void>;
  /** Records a refusal; `isHidden` if the response does not reveal it. */
  refused?: (manager: EntityManager, refusal: Refusal, isHidden: boolean) => Promise<void>;
  /** Sends the reason of a refusal that the response does not reveal. */
  explain: (manager: EntityManager, refusal: Refusal) => Promise<void>;
}

/** Sends a one-time code for a sign-in, or lets the caller use an earlier one. */
@Injectable()
export class RequestCode {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly histories: RequestHistories,
    private readonly challenges: StoreChallenge,
    private readonly records: RecordSignIn,
    private readonly metrics: SignInMetrics,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @throws Refusal 1011 above the limits, whether the identity is known or not; any refusal of `authorize`. */
  async request(wanted: WantedCode): Promise<CodeSent> {
    const outcome = await this.unitOfWork.run((manager) => this.work(manager, wanted));
    // Thrown after the commit, so that the record is stored.
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  }

  private async work(manager: EntityManager, wanted: WantedCode): Promise<CodeSent | Refusal> {
    const { visitor, purpose } = wanted;
    const limits = this.environment.rateLimits;
    const asker = await this.histories.findAsker(manager, wanted, visitor);
    const history = await this.histories.read(manager, wanted, asker, visitor.network);
    const plan = planCode({ asker: asker.name, kind: identityKindOf(purpose), limits }, history);
    if (plan.kind === 'wait') {
      this.metrics.countLimited(plan.limit);
      return tooManyRequests(plan.seconds);
    }
    if (plan.kind === 'own' && plan.digits === MAX_OTP_DIGITS) this.metrics.countLimited('allowance');
    const decision = await refusalOf(() => wanted.authorize(manager));
    if (decision instanceof Refusal && revealsAccounts(await this.histories.countRefusals(manager), limits)) {
      await wanted.refused?.(manager, decision, false);
      await this.records.record(manager, { ...eventOf(wanted, asker), outcome: 'REFUSED' });
      return decision;
    }
    const stored = await this.challenges.store(manager, {
      request: wanted,
      asker,
      network: visitor.network,
      contact: wanted.mobile,
      plan,
      isSent: decision === true,
    });
    if (decision instanceof Refusal) await hide(manager, wanted, decision, stored);
    else await wanted.send(manager, stored.code, stored.isSent);
    await this.records.record(manager, {
      ...eventOf(wanted, asker),
      outcome: outcomeOf(stored, decision),
      challengeId: stored.id,
    });
    return codeSent(stored);
  }
}

async function hide(
  manager: EntityManager,
  { refused, explain }: WantedCode,
  refusal: Refusal,
  { joined }: StoredChallenge,
): Promise<void> {
  // Sends the explanation only if a new code would have been sent, so that strangers cannot flood an address.
  if (!joined) await explain(manager, refusal);
  await refused?.(manager, refusal, true);
}

const eventOf = ({ purpose, visitor }: WantedCode, { name, identityHashes }: Asker) => ({
  purpose,
  identityHashes,
  network: visitor.network,
  asker: name,
});

function outcomeOf({ isSent }: StoredChallenge, decision: boolean | Refusal): 'SENT' | 'JOINED' | 'NOT_SENT' {
  if (decision !== true) return 'NOT_SENT';
  return isSent ? 'SENT' : 'JOINED';
}

export const codeSent = ({ id, joined, digits, sentAt, expiresInSeconds }: StoredChallenge): CodeSent => ({
  expiresInSeconds,
  resendAfterSeconds: OTP_RESEND_SECONDS,
  digits,
  challengeId: id,
  alreadySent: joined,
  sentAt: sentAt.toISOString(),
});
