import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The response to a request with an `Idempotency-Key`, stored for 24 hours. */
@Entity('idempotency_keys')
@Index('idempotency_keys_created_idx', ['createdAt'])
export class IdempotencyKey {
  /** Keyed hash of caller, route and key. */
  @PrimaryColumn('text')
  id: string;

  /** Keyed hash of URL and body. */
  @Column('text')
  bodyHash: string;

  /** Encrypted, because a response may contain personal data; null while the first request runs. */
  @Column('bytea', { nullable: true })
  sealedAnswer: Buffer | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
