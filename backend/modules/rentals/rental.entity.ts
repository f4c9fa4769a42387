import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import type { AgreedChargesInPaise } from '../../contract/rentals/charges.js';
import type { Fare } from '../../contract/rentals/fare.js';
import type { RentalKind, RentalStatus } from '../../contract/rentals/rentals.js';
import type { CancellationPolicy } from '../../contract/settings.js';
import { Customer } from '../customers/index.js';
import { Car, CarAgreement } from '../fleet/index.js';

/** A booking or a reservation. The claimed time is its row in `occupancies`. */
@Entity('rentals')
@Index('rentals_customer_idx', ['customerId', 'kind', 'id'])
@Index('rentals_car_idx', ['carId', 'startsAt'])
@Index('rentals_id_idx', ['kind', 'id'])
@Index('rentals_over_idx', ['carId', 'startsAt', 'endsAt'], {
  where: `status IN ('RETURNED', 'CLOSED', 'NO_SHOW')`,
})
@Index('rentals_starts_idx', ['kind', 'startsAt', 'id'])
@Index('rentals_status_idx', ['kind', 'status', 'id'])
@Index('rentals_status_starts_idx', ['kind', 'status', 'startsAt', 'id'])
@Index('rentals_status_total_idx', ['kind', 'status', 'totalPaise', 'id'])
@Index('rentals_total_idx', ['kind', 'totalPaise', 'id'])
@Index('rentals_pickup_idx', ['startsAt'], { where: `status = 'CONFIRMED'` })
@Index('rentals_return_idx', ['endsAt'], { where: `status = 'ON_TRIP'` })
@Index('rentals_short_claim_idx', ['carId'], { where: `status = 'ON_TRIP' AND claim_ends_at IS NOT NULL` })
@Index('rentals_on_trip_key', ['carId'], { unique: true, where: `status = 'ON_TRIP'` })
@Index('rentals_next_pickup_idx', ['customerId', 'startsAt'], { where: `status IN ('PENDING', 'CONFIRMED')` })
@Index('rentals_unconfirmed_idx', ['startsAt'], { where: `status = 'PENDING'` })
@Index('rentals_returned_idx', ['id'], { where: `status = 'RETURNED'` })
@Index('rentals_reference_start_idx', { synchronize: false })
@Index('rentals_reference_key', ['reference'], { unique: true })
@Check('rentals_kind_check', `kind IN ('BOOKING', 'RESERVATION')`)
@Check(
  'rentals_status_check',
  `status IN ('PENDING', 'CONFIRMED', 'ON_TRIP', 'RETURNED', 'CLOSED', 'DECLINED', 'CANCELLED', 'NO_SHOW', 'EXPIRED')`,
)
@Check('rentals_period_check', 'starts_at < ends_at')
@Check('rentals_refund_percent_check', 'refund_percent BETWEEN 0 AND 100')
@Check('rentals_customer_percent_check', 'customer_percent BETWEEN 0 AND 100')
@Check('rentals_kept_check', 'kept_paise >= 0')
@Check('rentals_deposit_check', 'deposit_paise >= 0 AND deposit_kept_paise >= 0')
@Check('rentals_claim_check', 'claim_ends_at > starts_at')
@Check('rentals_buffer_check', 'buffer_minutes >= 0')
@Check('rentals_company_check', '(company_name IS NULL) = (company_gstin IS NULL)')
export class Rental {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  reference: string;

  @Column('text')
  kind: RentalKind;

  @Column('text', { default: 'PENDING' })
  status: RentalStatus;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer)
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  @Column('integer')
  carId: number;

  @ManyToOne(() => Car)
  @JoinColumn({ name: 'car_id' })
  car: Car;

  @Column('date')
  fromDate: string;

  @Column('date')
  toDate: string;

  @Column('text')
  pickupTime: string;

  @Column('text')
  dropTime: string;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  /** Turnaround time after the end, fixed at placement. */
  @Column('integer')
  bufferMinutes: number;

  /** Version of the car's agreement that the customer accepted; null if the car had none. */
  @Column('integer', { nullable: true })
  agreementId: number | null;

  @ManyToOne(() => CarAgreement, { nullable: true })
  @JoinColumn({ name: 'agreement_id' })
  agreement: CarAgreement | null;

  /** Fare at placement; later changes of prices and fees do not apply. */
  @Column('jsonb')
  fare: Fare;

  @Column('integer')
  totalPaise: Paise;

  /** Charges and late fee at placement. */
  @Column('jsonb', { default: () => 'charges_in_force()' })
  charges: AgreedChargesInPaise;

  /** Cancellation policy at placement. */
  @Column('jsonb')
  cancellation: CancellationPolicy;

  /** Percentage of the payments that is refunded; null unless the rental has ended before its trip. */
  @Column('integer', { nullable: true })
  refundPercent: number | null;

  /**
   * The percentage that a cancellation by the customer would have refunded when we cancelled; we compensate for the
   * rest. Null if we pay no compensation.
   */
  @Column('integer', { nullable: true })
  customerPercent: number | null;

  /** The amount that is charged in place of the fare, as after a no-show; null if the fare is charged. */
  @Column('integer', { nullable: true })
  keptPaise: Paise | null;

  /** The security deposit that is required. */
  @Column('integer', { default: 0 })
  depositPaise: Paise;

  /**
   * The part of the deposit that covers settlement lines; null unless the rest was released before the final
   * settlement.
   */
  @Column('integer', { nullable: true })
  depositKeptPaise: Paise | null;

  /**
   * End of the claim of a trip whose return was undone after other rentals had claimed a part of its time; null for the
   * agreed end.
   */
  @Column('timestamptz', { nullable: true })
  claimEndsAt: Date | null;

  /** The company that the customer rents for, and its GSTIN; null without one. */
  @Column('text', { nullable: true })
  companyName: string | null;

  @Column('text', { nullable: true })
  companyGstin: string | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
