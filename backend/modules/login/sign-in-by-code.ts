import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TokenKind } from '../../contract/customers/people.js';
import { KnownBrowsers } from '../../platform/auth/browsers/known-browsers.js';
import { type OpenedSession, Sessions } from '../../platform/auth/sessions.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Refusal } from '../../platform/http/refusal.js';
import { codeWrong, refusalOf } from './code-refusals.js';
import { CheckCode } from './codes/check-code.js';
import { STRANGERS } from './codes/code.rules.js';
import { identityKindOf, personKindOf } from './codes/code-request.js';
import { LoginHashes } from './codes/login-hashes.js';
import type { SignInPurpose } from './codes/one-time-code.entity.js';
import { RecordSignIn, type SignInEvent } from './records/record-sign-in.js';
import type { SignInVisitor } from './visitor.js';

const TOKENS: Record<SignInPurpose, TokenKind> = {
  RENTING: 'renting',
  ACCOUNT: 'customer',
  ADMIN: 'admin',
  CUSTOM_ADMIN: 'custom-admin',
};

export interface EnteredCode {
  purpose: SignInPurpose;
  identity: string;
  otp: string;
  /** Null if the client does not send it. Then the newest code that was requested from this network is checked. */
  challengeId: string | null;
  visitor: SignInVisitor;
}

/**
 * The completion of a sign-in, or the refusal that requests the second factor. `isWrong` is true if a wrong one was
 * sent.
 */
export type FactorVerdict = { completed: CompletedBy } | { refusal: Refusal; isWrong: boolean };

type CompletedBy = 'RIGHT' | 'FACTOR_RIGHT';

export interface Admission<Person> {
  /**
   * Admits the person after a right code. A refusal rolls back its writes, uses the code up and counts towards the
   * refusal limits.
   */
  admit: (manager: EntityManager, mobile: string | null) => Promise<Person>;
  /** Checks or requests the second factor. Without this function, the code is enough. */
  askFactor?: (manager: EntityManager, person: Person, challengeId: string) => Promise<FactorVerdict>;
  /** Runs in the transaction of the sign-in. */
  afterwards: (manager: EntityManager, person: Person, isUnfamiliar: boolean) => Promise<void>;
}

/** A person who has proved their identity. */
export interface ProvedPerson<Person> {
  admission: Pick<Admission<Person>, 'afterwards'>;
  person: Person;
  event: Omit<SignInEvent, 'outcome'>;
  completed: CompletedBy;
}

const CODE_ONLY: FactorVerdict = { completed: 'RIGHT' };

/** Checks a code and opens a session, in one transaction. */
@Injectable()
export class SignInByCode {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: CheckCode,
    private readonly hashes: LoginHashes,
    private readonly sessions: Sessions,
    private readonly browsers: KnownBrowsers,
    private readonly records: RecordSignIn,
  ) {}

  /** @throws Refusal 1010 if the code is wrong, used or expired; any refusal of `admit`. */
  async signIn<Person extends { id: number }>(
    entered: EnteredCode,
    admission: Admission<Person>,
  ): Promise<{ session: OpenedSession; person: Person }> {
    const outcome = await this.unitOfWork.run((manager) => this.work(manager, entered, admission));
    // Thrown after the commit, so that the counted attempt is stored.
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  }

  private async work<Person extends { id: number }>(
    manager: EntityManager,
    entered: EnteredCode,
    admission: Admission<Person>,
  ): Promise<{ session: OpenedSession; person: Person } | Refusal> {
    const { purpose, identity, otp: code, challengeId, visitor } = entered;
    const identityHashes = this.hashes.identity(identityKindOf(purpose), identity);
    const { network } = visitor;
    const verdict = await this.codes.check(manager, { purpose, identityHashes, network, challengeId, code });
    const event = {
      purpose,
      identityHashes,
      network,
      asker: verdict.asker ?? STRANGERS,
      ...(verdict.challengeId === null ? {} : { challengeId: verdict.challengeId }),
    };
    if (!verdict.isCorrect) {
      await this.records.record(manager, { ...event, outcome: 'WRONG' });
      return codeWrong(verdict.triesLeft);
    }
    await manager.query('SAVEPOINT admission');
    const person = await refusalOf(() => admission.admit(manager, verdict.contact));
    if (person instanceof Refusal) {
      await manager.query('ROLLBACK TO SAVEPOINT admission');
      await this.records.record(manager, { ...event, outcome: 'REFUSED' });
      return person;
    }
    const factor = (await admission.askFactor?.(manager, person, verdict.challengeId)) ?? CODE_ONLY;
    if ('completed' in factor) return this.open(manager, entered, { admission, person, event, ...factor });
    const known = { ...event, person: { kind: personKindOf(purpose), id: person.id } };
    await this.records.record(manager, { ...known, outcome: 'RIGHT' });
    if (factor.isWrong) await this.records.record(manager, { ...known, outcome: 'FACTOR_WRONG' });
    return factor.refusal;
  }

  /** Opens the session in the caller's transaction. */
  async open<Person extends { id: number }>(
    manager: EntityManager,
    { purpose, identity, visitor }: Pick<EnteredCode, 'purpose' | 'identity' | 'visitor'>,
    found: ProvedPerson<Person>,
  ): Promise<{ session: OpenedSession; person: Person }> {
    const person = { kind: personKindOf(purpose), id: found.person.id };
    const browser = await this.browsers.remember(manager, {
      secret: visitor.browser,
      label: visitor.browserLabel,
      identity,
      person,
    });
    const { id: sessionId, ...session } = await this.sessions.open(manager, {
      kind: TOKENS[purpose],
      subjectId: person.id,
      knownBrowserId: browser.id,
      label: visitor.browserLabel,
      replacedId: visitor.sessionId,
    });
    await this.records.record(manager, { ...found.event, outcome: found.completed, person, sessionId });
    // Clients without cookies have a new browser at each sign-in, so that a known network also makes them familiar.
    await found.admission.afterwards(
      manager,
      found.person,
      browser.isUnfamiliar && found.event.asker === STRANGERS,
    );
    return { session, person: found.person };
  }
}
