import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { RejectionReasons } from '../../contract/customers/people.js';
import type { Language } from '../../contract/language.js';

export type CustomerApproval = 'NOT_REGISTERED' | 'PENDING' | 'APPROVED' | 'REJECTED';

@Entity('customers')
@Index('customers_name_idx', ['fullName', 'id'])
@Index('customers_mobile_start_idx', { synchronize: false })
@Index('customers_name_start_idx', { synchronize: false })
@Index('customers_pending_idx', ['submittedAt', 'id'], { where: `approval = 'PENDING'` })
@Index('customers_words_idx', { synchronize: false })
@Index('customers_submitted_idx', ['submittedAt', 'id'])
@Index('customers_checked_idx', ['submittedAt', 'id'], { where: 'decided_at > submitted_at' })
@Index('customers_approval_idx', ['approval', 'id'])
@Index('customers_suspended_idx', ['id'], { where: 'suspended_at IS NOT NULL' })
@Index('customers_open_idx', ['id'], { where: 'suspended_at IS NULL' })
@Index('customers_merged_idx', ['mergedInto'], { where: 'merged_into IS NOT NULL' })
@Check(
  'customers_mobile_proof_check',
  `(mobile_proven_at IS NULL) = (mobile_proven_by IS NULL) AND mobile_proven_by IN ('SMS', 'STAFF')`,
)
@Check('customers_proven_mobile_check', 'mobile IS NOT NULL OR mobile_proven_at IS NULL')
@Check('customers_merged_check', 'merged_into IS NULL OR erased_at IS NOT NULL AND merged_into <> id')
@Check('customers_language_check', `language IN ('en', 'hi')`)
@Check('customers_approval_check', `approval IN ('NOT_REGISTERED', 'PENDING', 'APPROVED', 'REJECTED')`)
export class Customer {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Null if another account got the number. The customer enters one at the next rental. */
  @Column('text', { unique: true, nullable: true })
  mobile: string | null;

  @Column('text', { unique: true })
  email: string;

  /** When a code sent to the number was last entered; null if never. */
  @Column('timestamptz', { nullable: true })
  mobileProvenAt: Date | null;

  /** `SMS` if the customer entered the code; `STAFF` if the customer read it out to an admin, who entered it. */
  @Column('text', { nullable: true })
  mobileProvenBy: 'SMS' | 'STAFF' | null;

  @Column('text', { nullable: true })
  fullName: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { default: 'NOT_REGISTERED' })
  approval: CustomerApproval;

  /** Set while REJECTED. */
  @Column('jsonb', { nullable: true })
  rejectionReasons: RejectionReasons | null;

  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  @Column('text', { nullable: true })
  consentVersion: string | null;

  @Column('timestamptz', { nullable: true })
  consentAt: Date | null;

  /** Staff member and time of the last decision. */
  @Column('integer', { nullable: true })
  decidedById: number | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** When the desk typed the e-mail address; null once it is proved, or if the customer created the account. */
  @Column('timestamptz', { nullable: true })
  emailUnprovedSince: Date | null;

  /** Staff member who added this customer at the desk. */
  @Column('integer', { nullable: true })
  addedById: number | null;

  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  /** Reason, staff member and time of the last suspension or its end. */
  @Column('text', { nullable: true })
  suspensionReason: string | null;

  @Column('integer', { nullable: true })
  suspensionDecidedById: number | null;

  @Column('timestamptz', { nullable: true })
  suspensionDecidedAt: Date | null;

  /** Language of the site at the last sign-in, used for messages. */
  @Column('text', { nullable: true })
  language: Language | null;

  /** When this customer chose SMS in addition to e-mail; null for e-mail only. */
  @Column('timestamptz', { nullable: true })
  smsChosenAt: Date | null;

  /** When the account was deleted; null if it was not. The row is kept for the rentals, and is suspended. */
  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;

  /** The customer who got the rentals and payments of the deleted account; null unless it was merged. */
  @Column('integer', { nullable: true })
  mergedInto: number | null;

  @ManyToOne(() => Customer)
  @JoinColumn({ name: 'merged_into' })
  mergedCustomer: Customer | null;

  /** The last sign-in. Updated at most once a day. */
  @Column('timestamptz', { default: () => 'app_now()' })
  lastSeenAt: Date;

  /** When the last message announced the deletion of the unused account. */
  @Column('timestamptz', { nullable: true })
  unusedToldAt: Date | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
