import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import type { Acceptance, SettlementState } from '../../../contract/rentals/settlements.js';
import { Rental } from '../rental.entity.js';

/** Money that a customer owes or gets back beyond the fare after the return. */
@Entity('settlements')
@Index('settlements_number_key', ['rentalId', 'number'], { unique: true })
@Index('settlements_return_key', ['rentalId'], { unique: true, where: `state <> 'VOID' AND NOT is_later` })
@Index('settlements_later_draft_key', ['rentalId'], { unique: true, where: `state = 'DRAFT' AND is_later` })
@Index('settlements_open_idx', ['state', 'id'], { where: `state IN ('DRAFT', 'ISSUED', 'DISPUTED')` })
@Check('settlements_state_check', `state IN ('DRAFT', 'ISSUED', 'DISPUTED', 'FINAL', 'VOID')`)
@Check('settlements_issued_check', `state IN ('DRAFT', 'VOID') OR issued_at IS NOT NULL`)
@Check('settlements_final_check', `state <> 'FINAL' OR final_at IS NOT NULL`)
@Check(
  'settlements_acceptance_check',
  `acceptance IS NULL AND accepted_by_id IS NULL OR accepted_at IS NOT NULL AND (acceptance = 'PAGE' AND accepted_by_id IS NULL OR acceptance IN ('CODE', 'SIGNATURE') AND accepted_by_id IS NOT NULL)`,
)
export class Settlement {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  rentalId: number;

  @ManyToOne(() => Rental)
  @JoinColumn({ name: 'rental_id' })
  rental: Rental;

  /** Consecutive number of the settlement within its rental. */
  @Column('integer', { default: 1 })
  number: number;

  /** True for tolls and challans that are charged after the settlement of the return. */
  @Column('boolean', { default: false })
  isLater: boolean;

  @Column('text', { default: 'DRAFT' })
  state: SettlementState;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  returnedAt: Date;

  /** When the return was recorded. */
  @Column('timestamptz', { default: () => 'app_now()' })
  openedAt: Date;

  /** Staff can send their lines until this time, the end of a day. */
  @Column('timestamptz')
  chargeUntil: Date;

  @Column('timestamptz', { nullable: true })
  issuedAt: Date | null;

  /** Null for the system. */
  @Column('integer', { nullable: true })
  issuedById: number | null;

  @Column('timestamptz', { nullable: true })
  acceptedAt: Date | null;

  /** Null until the customer has accepted; the previous version also stored null for PAGE. */
  @Column('text', { nullable: true })
  acceptance: Acceptance | null;

  /** The member of staff at the counter. */
  @Column('integer', { nullable: true })
  acceptedById: number | null;

  /** The code that was sent to the customer for the acceptance at the counter. */
  @Column('uuid', { nullable: true })
  codeId: string | null;

  @Column('timestamptz', { nullable: true })
  disputedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finalAt: Date | null;

  /** The last day for the customer to pay. */
  @Column('date', { nullable: true })
  dueOn: Day | null;

  /** When a correction of a payment left a debt after the settlement became final; null if none did. */
  @Column('timestamptz', { nullable: true })
  owedAgainAt: Date | null;

  /** True if only an admin can send it, because a custom admin recorded the return more than a day afterwards. */
  @Column('boolean', { default: false })
  needsAdmin: boolean;
}
