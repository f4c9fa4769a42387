import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { BlockedKind } from '../../../contract/customers/blocked-identities.js';

/** A blocked contact, which gets no codes, or a blocked document number, which is flagged at the review. */
@Entity('blocked_identities')
@Unique('blocked_identities_value_key', ['valueHash'])
@Index('blocked_identities_until_idx', ['until'])
@Check('blocked_identities_kind_check', `kind IN ('EMAIL', 'MOBILE', 'DOMAIN', 'LICENCE', 'IDENTITY')`)
export class BlockedIdentityRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  kind: BlockedKind;

  /**
   * For a contact, the keyed hash of kind and value; for a document number, the hash that is stored with the number.
   */
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
