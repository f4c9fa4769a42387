import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { Vault } from '../../../platform/auth/vault.js';
import { named } from '../../../platform/database/named.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { Licences } from '../licences/licences.js';
import { type AadhaarQr, foldName } from './aadhaar-qr.rules.js';

/** The purpose of the hashes of a check that waits for the registration. */
const QR_HASH = 'aadhaar-qr';

/** The values in the form; null for a value that the form does not change. */
interface Entered {
  name: string | null;
  dateOfBirth: Day | null;
}

interface Waiting {
  lastFour: string;
  nameHash: string;
  birthDateHash: string | null;
  /** The name in the account before this registration. */
  fullName: string | null;
  birthDate: string | null;
  /** The last four digits of the customer's approved Aadhaar number; null if none is approved. */
  approvedLastFour: string | null;
}

const WAITING = `
  SELECT k.last_four AS "lastFour", k.name_hash AS "nameHash", k.birth_date_hash AS "birthDateHash", c.full_name AS "fullName",
         (SELECT encode(l.sealed_birth_date, 'base64') FROM licences l WHERE l.customer_id = c.id ORDER BY l.approved LIMIT 1) AS "birthDate",
         (SELECT a.last_four FROM aadhaar_records a WHERE a.customer_id = c.id AND a.approved AND a.kind = 'AADHAAR') AS "approvedLastFour"
    FROM aadhaar_checks k JOIN customers c ON c.id = k.customer_id
   WHERE k.customer_id = $1 AND NOT k.submitted AND k.checked_at > app_now() - interval '1 day'`;

/** Stores the results of checks of the QR code, never its content. The caller must hold the customer's lock. */
@Injectable()
export class AadhaarChecks {
  constructor(
    private readonly vault: Vault,
    private readonly licences: Licences,
  ) {}

  /** Replaces a check that waits for the registration. */
  async store(manager: EntityManager, customerId: number, qr: AadhaarQr): Promise<void> {
    await manager.query(
      ...named(
        `INSERT INTO aadhaar_checks AS k (customer_id, certificate, last_four, issued_at, name_hash, birth_date_hash)
         VALUES (:customerId, :certificate, :lastFour, :issuedAt, :nameHash, :birthDateHash)
         ON CONFLICT (customer_id, submitted) DO UPDATE
           SET checked_at = excluded.checked_at, certificate = excluded.certificate, last_four = excluded.last_four,
               issued_at = excluded.issued_at, name_hash = excluded.name_hash, birth_date_hash = excluded.birth_date_hash`,
        {
          customerId,
          certificate: qr.certificate,
          lastFour: qr.lastFour,
          issuedAt: qr.issuedAt,
          nameHash: this.vault.hash(QR_HASH, foldName(qr.name)),
          birthDateHash: qr.dateOfBirth && this.vault.hash(QR_HASH, qr.dateOfBirth),
        },
      ),
    );
  }

  async isWaiting(manager: EntityManager, customerId: number): Promise<boolean> {
    return (await this.waiting(manager, customerId)) !== undefined;
  }

  /**
   * Compares the waiting check with the entered data, removes its hashes, and replaces the number of an earlier
   * document that is not an approved Aadhaar number.
   * @throws Refusal 1001 if the check is for another Aadhaar number than the approved one.
   */
  async submit(manager: EntityManager, customerId: number, entered: Entered): Promise<void> {
    const check = await this.waiting(manager, customerId);
    if (!check) return forgetNameResult(manager, customerId, entered.name);
    if (check.approvedLastFour !== null && check.approvedLastFour !== check.lastFour)
      throw refuseFields({ field: 'qr', message: messageOf(customersMessages, 'otherAadhaar') });
    const [isNameEqual, isBirthDateEqual] = this.compare({ customerId, ...check }, entered);
    await manager.query('DELETE FROM aadhaar_checks WHERE customer_id = $1 AND submitted', [customerId]);
    if (check.approvedLastFour === null)
      await manager.query('DELETE FROM aadhaar_records WHERE customer_id = $1', [customerId]);
    await manager.query(
      `UPDATE aadhaar_checks SET submitted = true, name_hash = NULL, birth_date_hash = NULL, name_equal = $2, birth_date_equal = $3
        WHERE customer_id = $1`,
      [customerId, isNameEqual, isBirthDateEqual],
    );
  }

  /** Removes all checks, because the customer sent a document instead. */
  async remove(manager: EntityManager, customerId: number): Promise<void> {
    await manager.query('DELETE FROM aadhaar_checks WHERE customer_id = $1', [customerId]);
  }

  /** Returns whether the name and the date of birth are equal; null for a missing date of birth. */
  private compare(
    check: Waiting & { customerId: number },
    { name, dateOfBirth }: Entered,
  ): [boolean, boolean | null] {
    const born =
      dateOfBirth ??
      (check.birthDate && this.licences.openBirthDate({ ...check, birthDate: check.birthDate }));
    return [
      this.vault.isHash(QR_HASH, foldName(name ?? check.fullName ?? ''), check.nameHash),
      born && check.birthDateHash ? this.vault.isHash(QR_HASH, born, check.birthDateHash) : null,
    ];
  }

  private async waiting(manager: EntityManager, customerId: number): Promise<Waiting | undefined> {
    // Never null: nameHash. A check constraint requires it while the row waits.
    const [check] = await manager.query<Waiting[]>(WAITING, [customerId]);
    return check;
  }
}

/** Removes the result of the name's comparison if the name changes. The caller must hold the customer's lock. */
export async function forgetNameResult(
  manager: EntityManager,
  customerId: number,
  name: string | null,
): Promise<void> {
  await manager.query(
    `UPDATE aadhaar_checks k SET name_equal = NULL FROM customers c
      WHERE k.customer_id = $1 AND k.submitted AND c.id = k.customer_id AND c.full_name <> $2`,
    [customerId, name],
  );
}
