import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { identityChoices, type IdentityKind } from '../../../contract/customers/identity-documents.js';
import type { Renewal } from '../../../contract/customers/people.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { Vault } from '../../../platform/auth/vault.js';
import { named } from '../../../platform/database/named.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { AadhaarChecks } from '../aadhaar-qr/aadhaar-checks.js';
import {
  findIdentity,
  IDENTITY_SEAL,
  identitySeal,
  type StoredIdentity,
} from '../documents/stored-identity.js';
import { Licences } from '../licences/licences.js';
import type { LockedCustomer } from '../lock-customer.js';
import type { AskedParts, SentIdentity } from './identity.rules.js';
import {
  type CheckedRegistration,
  checkRegistration,
  type RegistrationFile,
  type RegistrationTexts,
  requiredParts,
} from './registration.rules.js';

/** The number of Aadhaar digits that are always stored. Whole numbers are longer. */
const LAST_FOUR = 4;

interface ApprovedNumber {
  /** Null for the last four digits of an Aadhaar number. */
  hash: string | null;
  lastFour: string;
  kind: IdentityKind;
}

/** Checks a registration, and stores the number of its identity document and the details of the licence, sealed. */
@Injectable()
export class StoreNumbers {
  constructor(
    private readonly settings: Settings,
    private readonly vault: Vault,
    private readonly licences: Licences,
    private readonly checks: AadhaarChecks,
  ) {}

  check(
    texts: RegistrationTexts,
    files: readonly RegistrationFile[],
    asked: AskedParts,
  ): ReturnType<typeof checkRegistration> {
    return checkRegistration(texts, new Set(files), asked, this.licences.today());
  }

  /** Returns the required parts of a new customer's form. */
  askedAtFirst(): AskedParts {
    return this.asked({ approval: 'NOT_REGISTERED', rejectionReasons: null, renewal: null }, null);
  }

  /** The caller must hold the customer's lock. */
  async askedOf(
    manager: EntityManager,
    customer: LockedCustomer,
    renewal: Renewal | null,
  ): Promise<AskedParts> {
    const asked = this.asked({ ...customer, renewal }, await findIdentity(manager, customer.id));
    if (!(await this.checks.isWaiting(manager, customer.id))) return asked;
    const others = [...asked.parts].filter((part) => part !== 'identityNumber' && part !== 'identityFile');
    return { ...asked, parts: new Set(others), storedKind: null };
  }

  /** The caller must hold the customer's lock. Accepts a number that another customer has; the review flags it. */
  async store(
    manager: EntityManager,
    customerId: number,
    { identity, licence, name }: CheckedRegistration,
  ): Promise<void> {
    if (licence) await this.licences.store(manager, customerId, licence, false);
    if (identity) await this.checks.remove(manager, customerId);
    else await this.checks.submit(manager, customerId, { name, dateOfBirth: licence?.dateOfBirth ?? null });
    if (identity?.number && !(await this.isApproved(manager, customerId, identity, identity.number)))
      await this.storeIdentity(manager, customerId, identity.kind, identity.number);
  }

  private asked(sender: Parameters<typeof requiredParts>[0], stored: StoredIdentity | null): AskedParts {
    const { licenceOnly, acceptedIdentities, keepOnlyLastFourOfAadhaar } = this.settings.current;
    return {
      parts: requiredParts(sender, { licenceOnly, hasNumber: Boolean(stored?.lastFour) }),
      // A card that is sent after a check of its QR code requires its number, too.
      storedKind: stored && !stored.check ? stored.kind : null,
      accepted: identityChoices(acceptedIdentities),
      aadhaarLastFour: keepOnlyLastFourOfAadhaar,
    };
  }

  /**
   * Returns whether this number was approved for the customer. A document of another kind, or a renewed one, replaces
   * the approved one.
   * @throws Refusal 1001 for another Aadhaar number, because a person's Aadhaar number never changes.
   */
  private async isApproved(
    manager: EntityManager,
    customerId: number,
    { kind, numberField }: SentIdentity,
    number: string,
  ): Promise<boolean> {
    const [approved] = await manager.query<ApprovedNumber[]>(
      'SELECT number_hash AS hash, last_four AS "lastFour", kind FROM aadhaar_records WHERE customer_id = $1 AND approved',
      [customerId],
    );
    if (!approved) return false;
    if (this.isSame(kind, number, approved)) return true;
    if (kind === 'AADHAAR' && approved.kind === 'AADHAAR')
      throw refuseFields({ field: numberField, message: messageOf(customersMessages, 'otherAadhaar') });
    return false;
  }

  /** Compares only the last four digits if one of the numbers has no others. */
  private isSame(kind: IdentityKind, number: string, approved: ApprovedNumber): boolean {
    return approved.hash === null || number.length === LAST_FOUR
      ? kind === approved.kind && number.slice(-LAST_FOUR) === approved.lastFour
      : this.vault.isHash(IDENTITY_SEAL, number, approved.hash);
  }

  private async storeIdentity(
    manager: EntityManager,
    customerId: number,
    kind: IdentityKind,
    number: string,
  ): Promise<void> {
    const isForgotten = kind === 'AADHAAR' && this.settings.current.keepOnlyLastFourOfAadhaar;
    await manager.query(
      ...named(
        `INSERT INTO aadhaar_records (customer_id, kind, sealed_number, number_hash, last_four)
         VALUES (:customerId, :kind, :sealed, :hash::text, :lastFour)
         ON CONFLICT (customer_id) DO UPDATE
           SET kind = excluded.kind, sealed_number = excluded.sealed_number, number_hash = excluded.number_hash,
               last_four = excluded.last_four, approved = false`,
        {
          customerId,
          kind,
          sealed: isForgotten ? null : this.vault.seal(identitySeal(customerId), number),
          hash: number.length === LAST_FOUR ? null : this.vault.hash(IDENTITY_SEAL, number),
          lastFour: number.slice(-LAST_FOUR),
        },
      ),
    );
  }
}
