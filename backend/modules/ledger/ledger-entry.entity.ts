import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import { LEDGER_KINDS, type LedgerAccount, type LedgerKind } from '../../contract/payments/ledger.js';

/** SQL: each kind with the accounts that it debits and credits. */
const KINDS = Object.entries(LEDGER_KINDS).map(
  ([kind, { debit, credit }]) => `'${[kind, debit, credit].filter(Boolean).join(' ')}'`,
);
const PASSED_ON_KINDS = KINDS.filter((kind) => kind.includes('INCOME')).map((kind) =>
  kind.replace('INCOME', 'PASSED_ON'),
);

/** One fact about money. Entries are only added: a correction is a new entry. */
@Entity('ledger_entries')
@Index('ledger_entries_customer_idx', ['customerId'])
@Index('ledger_entries_payment_idx', ['paymentId'])
@Index('ledger_entries_rental_idx', ['rentalId'])
@Index('ledger_entries_line_idx', ['lineId'], { where: 'line_id IS NOT NULL' })
@Check('ledger_entries_amount_check', 'amount_paise > 0')
@Check(
  'ledger_entries_accounts_check',
  `concat_ws(' ', kind, CASE WHEN reverses IS NULL THEN debit ELSE credit END, CASE WHEN reverses IS NULL THEN credit ELSE debit END) IN (${[...KINDS, ...PASSED_ON_KINDS].join(', ')})`,
)
export class LedgerEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;

  @Column('integer')
  customerId: number;

  /** Null for a payment without a rental. */
  @Column('integer', { nullable: true })
  rentalId: number | null;

  @Column('integer', { nullable: true })
  paymentId: number | null;

  @Column('integer', { nullable: true })
  refundId: number | null;

  /** The line of a final settlement. */
  @Column('integer', { nullable: true })
  lineId: number | null;

  @Column('text')
  kind: LedgerKind;

  /** Null for the report of a payment, which moves no money. */
  @Column('text', { nullable: true })
  debit: LedgerAccount | null;

  @Column('text', { nullable: true })
  credit: LedgerAccount | null;

  @Column('integer')
  amountPaise: Paise;

  /** The entry that this one cancels. */
  @Column('integer', { nullable: true })
  reverses: number | null;

  @OneToOne(() => LedgerEntry)
  @JoinColumn({ name: 'reverses' })
  reversed: LedgerEntry | null;

  @Column('text', { nullable: true })
  reason: string | null;

  /** The staff member who recorded the fact; null if the customer or the system did. */
  @Column('integer', { nullable: true })
  staffId: number | null;
}
