import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Paise } from '../../../contract/money.js';
import type { AgreedChargesInPaise } from '../../../contract/rentals/charges.js';
import type { Fare, RentalAction } from '../../../contract/rentals/fare.js';
import type { HoldState } from '../../../contract/rentals/rentals.js';
import type { CancellationPolicy } from '../../../contract/settings.js';
import { Customer } from '../../customers/index.js';
import { Car } from '../../fleet/index.js';

/** A temporary claim while the customer pays. The claimed time is its row in `occupancies`. */
@Entity('holds')
@Index('holds_live_key', ['customerId', 'carId'], { unique: true, where: `state = 'LIVE'` })
@Index('holds_reference_key', ['reference'], { unique: true })
@Check('holds_action_check', `action IN ('book', 'reserve')`)
@Check('holds_state_check', `state IN ('LIVE', 'RENTED', 'RELEASED', 'EXPIRED')`)
export class Hold {
  @PrimaryColumn('uuid')
  id: string;

  /** Part of the UPI link, so that the bank's statement contains it. */
  @Column('text')
  reference: string;

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

  @Column('text')
  action: RentalAction;

  @Column('date')
  fromDate: string;

  @Column('date')
  toDate: string;

  @Column('text')
  pickupTime: string;

  @Column('text')
  dropTime: string;

  @Column('jsonb')
  fare: Fare;

  @Column('integer')
  totalPaise: Paise;

  /** Charges and late fee at placement. */
  @Column('jsonb', { default: () => 'charges_in_force()' })
  charges: AgreedChargesInPaise;

  /** Cancellation policy at placement. */
  @Column('jsonb', { default: () => 'cancellation_in_force()' })
  cancellation: CancellationPolicy;

  @Column('text', { default: 'LIVE' })
  state: HoldState;

  @Column('timestamptz')
  expiresAt: Date;

  /** True after a payment has extended the hold, which happens once. */
  @Column('boolean', { default: false })
  extended: boolean;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
