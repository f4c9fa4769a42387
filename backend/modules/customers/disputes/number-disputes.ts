import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';
import { Vault } from '../../../platform/auth/vault.js';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import type { ContactPair } from '../contacts/renting-accounts.js';

export interface OpenDispute {
  /** The customer whose account has the number. */
  customerId: number;
  mobile: string;
}

const PURPOSE = 'mobile-dispute';
/** Maximum number of new claimants a day to a number whose refusals are hidden. No limit of refusals bounds those. */
const HIDDEN_CLAIMANTS = 20;

export const noSuchDispute = (): Error => refuse('NOT_FOUND', messageOf(customersMessages, 'noDispute'));

/** Records claims to a mobile number of another account. Stores only a hash of the claimant's e-mail address. */
@Injectable()
export class NumberDisputes implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
    private readonly jobs: RemoveOldRows,
  ) {}

  onModuleInit(): void {
    this.jobs.register((limit) =>
      this.db.query<[unknown, number]>(
        `DELETE FROM mobile_disputes WHERE id IN
           (SELECT id FROM mobile_disputes WHERE last_at < app_now() - interval '${RETENTION_DAYS.holds} days'
             ORDER BY last_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
        [limit],
      ),
    );
  }

  /**
   * Counts a claim if another account has the number. Stores one row per holder and claimant.
   * @param isHidden True if the response does not reveal the refusal.
   */
  async record(manager: EntityManager, { mobile, email }: ContactPair, isHidden: boolean): Promise<void> {
    const maximum = isHidden ? HIDDEN_CLAIMANTS : null;
    // Concurrent requests do not see each other's claims.
    if (isHidden) await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`claims to ${mobile}`]);
    await manager.query(
      `INSERT INTO mobile_disputes AS d (customer_id, mobile, claimant_hash)
       SELECT id, mobile, $3 FROM customers c
        WHERE mobile = $1 AND email <> $2
          AND ($4::int IS NULL
               OR EXISTS (SELECT FROM mobile_disputes e WHERE e.customer_id = c.id AND e.mobile = $1 AND e.claimant_hash = $3)
               OR $4 > (SELECT count(*) FROM mobile_disputes e
                         WHERE e.customer_id = c.id AND e.mobile = $1 AND e.first_at > app_now() - interval '1 day'))
       ON CONFLICT (customer_id, mobile, claimant_hash) DO UPDATE SET claims = d.claims + 1, last_at = app_now()`,
      [mobile, email, this.vault.hash(PURPOSE, email), maximum],
    );
  }

  /**
   * @param email Address of the claimant, as an admin enters it.
   * @throws Refusal 1002 if the claim was removed or the holder no longer has the number; 1001 if `email` is not the
   * claimant's.
   */
  async require(manager: EntityManager, id: number, email: string): Promise<OpenDispute> {
    const [dispute] = await manager.query<(OpenDispute & { claimantHash: string })[]>(
      `SELECT d.customer_id AS "customerId", d.mobile, d.claimant_hash AS "claimantHash"
         FROM mobile_disputes d JOIN customers c ON c.id = d.customer_id AND c.mobile = d.mobile WHERE d.id = $1`,
      [id],
    );
    if (!dispute) throw noSuchDispute();
    if (!this.vault.hashes(PURPOSE, email).includes(dispute.claimantHash))
      throw refuseFields({ field: 'email', message: messageOf(customersMessages, 'otherClaimant') });
    return dispute;
  }

  /** Removes the claims to the number of a deleted account, and the claims that its owner made. */
  async forget(manager: EntityManager, { id, email }: { id: number; email: string }): Promise<void> {
    await manager.query(
      'DELETE FROM mobile_disputes WHERE customer_id = $1 OR claimant_hash = ANY ($2::text[])',
      [id, this.vault.hashes(PURPOSE, email)],
    );
  }

  /** Ends all claims to the number of this holder. */
  async end(manager: EntityManager, { customerId, mobile }: OpenDispute): Promise<void> {
    await manager.query('DELETE FROM mobile_disputes WHERE customer_id = $1 AND mobile = $2', [
      customerId,
      mobile,
    ]);
  }
}
