import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Day, dayIn } from '../../../contract/calendar.js';
import type { BlockedNumberKind } from '../../../contract/customers/blocked-identities.js';
import type { LicenceSummary, Renewal, ReviewFlag } from '../../../contract/customers/people.js';
import { type Seal, Vault } from '../../../platform/auth/vault.js';
import { Clock } from '../../../platform/clock/clock.js';
import { named } from '../../../platform/database/named.js';
import { Settings } from '../../settings/index.js';
import { type Licence, licenceFlags, maskLicence } from './licence.rules.js';

export const LICENCE_SEAL = 'licence';
export const licenceSeal = (customerId: number): Seal => ({
  purpose: LICENCE_SEAL,
  place: `licences|sealed_number|${customerId}`,
});
export const birthDateSeal = (customerId: number): Seal => ({
  purpose: 'birth-date',
  place: `licences|sealed_birth_date|${customerId}`,
});

/** A licence in the form that {@link LICENCE} returns, with sealed values in base64. */
export interface SealedLicence {
  customerId: number;
  number: string;
  lastFour: string;
  classes: string[];
  validUntil: Day;
  birthDate: string;
  approved: boolean;
}

interface ReviewedLicence {
  licence: SealedLicence | null;
  renewal: Renewal | null;
  sameNumbers: unknown[];
  blockedNumbers: BlockedNumberKind[];
}

/** Returns whether an approved customer has sent a licence that waits for a decision. */
export const isLicenceSent = (renewal: Renewal | null): boolean =>
  Boolean(renewal?.submittedAt && renewal.reasons.license);

/** SQL: the newest licence of the customer `c`, which may wait for approval, as {@link SealedLicence}. */
export const LICENCE = `
  (SELECT json_build_object('customerId', l.customer_id, 'number', encode(l.sealed_number, 'base64'), 'lastFour', l.last_four, 'classes', l.classes,
            'validUntil', l.valid_until, 'birthDate', encode(l.sealed_birth_date, 'base64'), 'approved', l.approved)
     FROM licences l WHERE l.customer_id = c.id ORDER BY l.approved LIMIT 1)`;

/** Stores and reads the details of driving licences. */
@Injectable()
export class Licences {
  constructor(
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  today(): Day {
    return dayIn(this.settings.current.rules.zone, this.clock.now());
  }

  /**
   * Removes a QR code check's result for the date of birth if the date changes. The caller must hold the customer's
   * lock.
   */
  async store(
    manager: EntityManager,
    customerId: number,
    { number, classes, validUntil, dateOfBirth }: Licence,
    approved: boolean,
  ): Promise<void> {
    if (await this.hasOtherBirthDate(manager, customerId, dateOfBirth))
      await manager.query('UPDATE aadhaar_checks SET birth_date_equal = NULL WHERE customer_id = $1', [
        customerId,
      ]);
    await manager.query(
      ...named(
        `INSERT INTO licences AS l (customer_id, approved, sealed_number, number_hash, last_four, classes, valid_until, sealed_birth_date)
         VALUES (:customerId, :approved, :sealedNumber, :hash, :lastFour, :classes, :validUntil, :sealedBirthDate)
         ON CONFLICT (customer_id, approved) DO UPDATE
           SET sealed_number = excluded.sealed_number, number_hash = excluded.number_hash, last_four = excluded.last_four,
               classes = excluded.classes, valid_until = excluded.valid_until, sealed_birth_date = excluded.sealed_birth_date`,
        {
          customerId,
          approved,
          sealedNumber: this.vault.seal(licenceSeal(customerId), number),
          hash: this.vault.hash(LICENCE_SEAL, number),
          lastFour: number.slice(-4),
          classes,
          validUntil,
          sealedBirthDate: this.vault.seal(birthDateSeal(customerId), dateOfBirth),
        },
      ),
    );
  }

  private async hasOtherBirthDate(manager: EntityManager, customerId: number, date: Day): Promise<boolean> {
    const stored = await manager.query<{ birthDate: string }[]>(
      `SELECT encode(sealed_birth_date, 'base64') AS "birthDate" FROM licences WHERE customer_id = $1`,
      [customerId],
    );
    return stored.some(({ birthDate }) => this.openBirthDate({ customerId, birthDate }) !== date);
  }

  /** Replaces the approved licence by the waiting one, if there is one. The caller must hold the customer's lock. */
  async approve(manager: EntityManager, customerId: number): Promise<void> {
    await this.removeReplaced(manager, customerId);
    await manager.query('UPDATE licences SET approved = true WHERE customer_id = $1 AND NOT approved', [
      customerId,
    ]);
  }

  /** Returns the last day of the approved licence; null if there is none. */
  async approvedUntil(manager: EntityManager, customerId: number): Promise<Day | null> {
    const [licence] = await manager.query<{ until: Day }[]>(
      'SELECT valid_until::text AS until FROM licences WHERE customer_id = $1 AND approved',
      [customerId],
    );
    return licence?.until ?? null;
  }

  /** Withdraws the approval. A licence that was sent after the approval replaces the approved one. */
  async release(manager: EntityManager, customerId: number): Promise<void> {
    await this.removeReplaced(manager, customerId);
    await manager.query('UPDATE licences SET approved = false WHERE customer_id = $1 AND approved', [
      customerId,
    ]);
  }

  private async removeReplaced(manager: EntityManager, customerId: number): Promise<void> {
    await manager.query(
      `DELETE FROM licences l WHERE customer_id = $1 AND approved
          AND EXISTS (SELECT FROM licences w WHERE w.customer_id = l.customer_id AND NOT w.approved)`,
      [customerId],
    );
  }

  /**
   * Compares a number with the approved licence, or with the waiting one if none is approved.
   * @returns Null if no licence is stored.
   */
  async isNumberOf(manager: EntityManager, customerId: number, number: string): Promise<boolean | null> {
    const [stored] = await manager.query<{ hash: string }[]>(
      'SELECT number_hash AS hash FROM licences WHERE customer_id = $1 ORDER BY approved DESC LIMIT 1',
      [customerId],
    );
    return stored ? this.vault.isHash(LICENCE_SEAL, number, stored.hash) : null;
  }

  /** Decrypts the number. Returns null if that fails, because the value was altered or its key is not set. */
  openNumber({ customerId, number }: Pick<SealedLicence, 'customerId' | 'number'>): string | null {
    return this.vault.openOrNull(licenceSeal(customerId), Buffer.from(number, 'base64'));
  }

  /** Decrypts the date of birth. Returns null like {@link openNumber}. */
  openBirthDate({ customerId, birthDate }: Pick<SealedLicence, 'customerId' | 'birthDate'>): Day | null {
    return this.vault.openOrNull(birthDateSeal(customerId), Buffer.from(birthDate, 'base64'));
  }

  summaryOf(licence: SealedLicence | null): LicenceSummary | null {
    return (
      licence && {
        licenseNumber: maskLicence(licence.lastFour),
        licenseClasses: licence.classes,
        licenseValidUntil: licence.validUntil,
        dateOfBirth: this.openBirthDate(licence),
      }
    );
  }

  flagsOf({ licence, renewal, sameNumbers, blockedNumbers }: ReviewedLicence): ReviewFlag[] {
    const { minimumAge } = this.settings.current.rules;
    // The details of the earlier licence do not apply to the one that was sent.
    const sent = licence?.approved && isLicenceSent(renewal) ? null : licence;
    const opened = sent && {
      number: this.openNumber(sent),
      validUntil: sent.validUntil,
      dateOfBirth: this.openBirthDate(sent),
    };
    return [
      ...licenceFlags(opened, { today: this.today(), minimumAge }),
      ...(sameNumbers.length > 0 ? (['SAME_NUMBER'] as const) : []),
      ...blockedNumbers.map((kind) => `${kind}_BLOCKED` as const),
    ];
  }
}
