import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type BlockedKind,
  type BlockedPart,
  CONTACT_PARTS,
  mailDomainOf,
} from '../../../contract/customers/blocked-identities.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';
import { Vault } from '../../../platform/auth/vault.js';
import { named } from '../../../platform/database/named.js';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { privateMailDomain, registeredDomainOf } from '../origins/private-mail-domain.js';
import { numbersOf, numbersToBlock } from './blocked-numbers.js';

interface Contact {
  email: string;
  mobile: string | null;
}

interface Identity {
  kind: BlockedKind;
  value: string;
  masked: string;
}

/**
 * Blocks contacts and numbers of documents. Stores only hashes and masked values, so that entries can outlast the
 * account.
 */
@Injectable()
export class BlockedIdentities implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
    private readonly jobs: RemoveOldRows,
  ) {}

  onModuleInit(): void {
    this.jobs.register((limit) =>
      this.db.query<[unknown, number]>(
        `DELETE FROM blocked_identities WHERE id IN
           (SELECT id FROM blocked_identities WHERE until < app_now() ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)`,
        [limit],
      ),
    );
  }

  /** @throws Refusal 1006 if the e-mail address, its domain or the mobile number is blocked. */
  async requireOpen(manager: EntityManager, contact: Contact): Promise<void> {
    if (await this.isBlocked(manager, contact))
      throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'blocked'));
  }

  async isBlocked(manager: EntityManager, contact: Contact): Promise<boolean> {
    const [blocked] = await manager.query<{ id: number }[]>(
      'SELECT id FROM blocked_identities WHERE value_hash = ANY ($1) AND until > app_now() LIMIT 1',
      [this.contactHashes(contact)],
    );
    return blocked !== undefined;
  }

  /**
   * The caller must hold the customer's lock.
   * @throws Refusal 1001 for the domain of a public mail provider, and for a number that is not stored
   */
  async block(
    manager: EntityManager,
    customer: Contact & { id: number },
    parts: readonly BlockedPart[],
    { reason, by }: { reason: string; by: { id: number } },
  ): Promise<void> {
    if (parts.includes('domain') && privateMailDomain(customer.email) === null)
      throw refuseFields({ field: 'block', message: messageOf(customersMessages, 'commonDomain') });
    const contacts = contactsOf(customer, parts).map(({ kind, value, masked }) => ({
      kind,
      hash: this.vault.hash(PURPOSE, `${kind}:${value}`),
      masked,
    }));
    // Inserts in a fixed order, so that two suspensions lock equal rows in the same order.
    for (const { kind, hash, masked } of [
      ...contacts,
      ...(await numbersToBlock(manager, customer.id, parts)),
    ])
      await manager.query(
        ...named(
          `INSERT INTO blocked_identities AS b (kind, value_hash, masked, reason, blocked_by_id, until)
           VALUES (:kind, :hash, :masked, :reason, :staffId, app_now() + make_interval(days => :days::int))
           ON CONFLICT (value_hash) DO UPDATE
             SET reason = excluded.reason, blocked_by_id = excluded.blocked_by_id, blocked_at = app_now(), until = excluded.until`,
          { kind, hash, masked, reason, staffId: by.id, days: RETENTION_DAYS.blocked },
        ),
      );
  }

  /**
   * Removes the entries of the customer's suspension, before it is lifted. A later suspension of another customer may
   * have blocked the same value: the entry has the time of that one then.
   */
  async release(manager: EntityManager, customer: Contact & { id: number }): Promise<void> {
    const numbers = await numbersOf(manager, customer.id);
    await manager.query(
      `DELETE FROM blocked_identities
        WHERE value_hash = ANY ($1) AND blocked_at = (SELECT suspended_at FROM customers WHERE id = $2)`,
      [[...this.contactHashes(customer), ...numbers.map(({ hash }) => hash)], customer.id],
    );
  }

  private contactHashes(contact: Contact): string[] {
    return [
      ...contactsOf(contact, CONTACT_PARTS).flatMap(({ kind, value }) => this.hashesOf(kind, value)),
      // Entries of earlier releases contain the whole domain.
      ...this.hashesOf('DOMAIN', mailDomainOf(contact.email)),
    ];
  }

  private hashesOf(kind: BlockedKind, value: string): string[] {
    return this.vault.hashes(PURPOSE, `${kind}:${value}`);
  }
}

const PURPOSE = 'blocked';

export const maskedNumber = (mobile: string): string => `${mobile.slice(0, 2)}XXXXXX${mobile.slice(-2)}`;

function contactsOf({ email, mobile }: Contact, parts: readonly BlockedPart[]): Identity[] {
  const domain = mailDomainOf(email);
  const registered = registeredDomainOf(email);
  const identities: Record<(typeof CONTACT_PARTS)[number], Identity | null> = {
    email: { kind: 'EMAIL', value: email, masked: `${email.slice(0, 1)}***@${domain}` },
    mobile: mobile === null ? null : { kind: 'MOBILE', value: mobile, masked: maskedNumber(mobile) },
    // The owner of a domain can open addresses in each of its subdomains.
    domain: { kind: 'DOMAIN', value: registered, masked: registered },
  };
  return CONTACT_PARTS.filter((part) => parts.includes(part)).flatMap((part) => identities[part] ?? []);
}
