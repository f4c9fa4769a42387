import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { BlockedKind } from '../../../contract/customers/blocked-identities.js';

/** A contact that gets no codes, or a number of a document that is flagged at the review. */
@Entity('blocked_identities')
@Unique('blocked_identities_value_key', ['valueHash'])
@Index('blocked_identities_until_idx', ['until'])
@Check('blocked_identities_kind_check', `kind IN ('EMAIL', 'MOBILE', 'DOMAIN', 'LICENCE', 'IDENTITY')`)
export class BlockedIdentityRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  kind: BlockedKind;

  /** Keyed hash of kind and value; of a number, the hash that is stored with it. */
  @Column('text')
  valueHash: string;

  @Column('text')
  masked: string;

  @Column('text')
  reason: string;

  @Column('integer')
  blockedById: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  blockedAt: Date;

  @Column('timestamptz')
  until: Date;
}
