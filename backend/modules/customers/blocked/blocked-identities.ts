import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  BLOCKED_PARTS,
  type BlockedKind,
  type BlockedPart,
  COMMON_MAIL_DOMAINS,
  mailDomainOf,
} from '../../../contract/customers/blocked-identities.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';
import { Vault } from '../../../platform/auth/vault.js';
import { named } from '../../../platform/database/named.js';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';

interface Contact {
  email: string;
  mobile: string;
}

interface Identity {
  kind: BlockedKind;
  value: string;
  masked: string;
}

/** Blocks e-mail addresses, mobile numbers and mail domains. Only their hashes are stored, so that they outlast an erasure. */
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

  /** @throws Refusal 1006 if one of these is blocked */
  async requireOpen(manager: EntityManager, { email, mobile }: Contact): Promise<void> {
    const hashes = [
      ...this.hashesOf('EMAIL', email),
      ...this.hashesOf('DOMAIN', mailDomainOf(email)),
      ...this.hashesOf('MOBILE', mobile),
    ];
    const [blocked] = await manager.query<{ id: number }[]>(
      'SELECT id FROM blocked_identities WHERE value_hash = ANY ($1) AND until > app_now() LIMIT 1',
      [hashes],
    );
    if (blocked) throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'blocked'));
  }

  /** The caller must hold the customer's lock. @throws Refusal 1001 for the domain of a public mail provider */
  async block(
    manager: EntityManager,
    contact: Contact,
    parts: readonly BlockedPart[],
    { reason, by }: { reason: string; by: { id: number } },
  ): Promise<void> {
    if (parts.includes('domain') && COMMON_MAIL_DOMAINS.includes(mailDomainOf(contact.email)))
      throw refuseFields({ field: 'block', message: messageOf(customersMessages, 'commonDomain') });
    // In the order of the list, so that two suspensions lock equal rows in the same order.
    for (const { kind, value, masked } of identitiesOf(contact, parts))
      await manager.query(
        ...named(
          `INSERT INTO blocked_identities AS b (kind, value_hash, masked, reason, blocked_by_id, until)
           VALUES (:kind, :hash, :masked, :reason, :staffId, app_now() + make_interval(days => :days::int))
           ON CONFLICT (value_hash) DO UPDATE
             SET reason = excluded.reason, blocked_by_id = excluded.blocked_by_id, blocked_at = app_now(), until = excluded.until`,
          {
            kind,
            hash: this.vault.hash(PURPOSE, `${kind}:${value}`),
            masked,
            reason,
            staffId: by.id,
            days: RETENTION_DAYS.blocked,
          },
        ),
      );
  }

  /** Removes what would keep this customer from signing in. */
  async release(manager: EntityManager, contact: Contact): Promise<void> {
    const hashes = identitiesOf(contact, BLOCKED_PARTS).flatMap(({ kind, value }) =>
      this.hashesOf(kind, value),
    );
    await manager.query('DELETE FROM blocked_identities WHERE value_hash = ANY ($1)', [hashes]);
  }

  private hashesOf(kind: BlockedKind, value: string): string[] {
    return this.vault.hashes(PURPOSE, `${kind}:${value}`);
  }
}

const PURPOSE = 'blocked';

function identitiesOf({ email, mobile }: Contact, parts: readonly BlockedPart[]): Identity[] {
  const domain = mailDomainOf(email);
  const identities: Record<BlockedPart, Identity> = {
    email: { kind: 'EMAIL', value: email, masked: `${email.slice(0, 1)}***@${domain}` },
    mobile: { kind: 'MOBILE', value: mobile, masked: `${mobile.slice(0, 2)}XXXXXX${mobile.slice(-2)}` },
    domain: { kind: 'DOMAIN', value: domain, masked: domain },
  };
  return BLOCKED_PARTS.filter((part) => parts.includes(part)).map((part) => identities[part]);
}
