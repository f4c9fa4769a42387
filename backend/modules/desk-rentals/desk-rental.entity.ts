import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { Hold } from '../calendar/index.js';
import { Customer } from '../customers/index.js';
import { Car } from '../fleet/index.js';
import { Rental } from '../rentals/index.js';

/**
 * A rental that a staff member prepares for a customer. The customer agrees to it with the one-time code that has the
 * same id.
 */
@Entity('desk_rentals')
@Index('desk_rentals_staff_idx', ['staffId', 'createdAt'])
@Check('desk_rentals_action_check', `action IN ('book', 'reserve')`)
@Check('desk_rentals_confirmed_check', '(hold_id IS NULL) = (confirmed_at IS NULL)')
export class DeskRental {
  @PrimaryColumn('uuid')
  id: string;

  @Column('integer')
  staffId: number;

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

  /** Total in the message to the customer. */
  @Column('integer')
  totalPaise: Paise;

  /** Version of the charges and the cancellation policy in the message; null in rows of an earlier version. */
  @Column('text', { nullable: true })
  termsVersion: string | null;

  /** Hold that was placed with the customer's code. */
  @Column('uuid', { nullable: true })
  holdId: string | null;

  @ManyToOne(() => Hold, { nullable: true })
  @JoinColumn({ name: 'hold_id' })
  hold: Hold | null;

  @Column('integer', { nullable: true })
  rentalId: number | null;

  @ManyToOne(() => Rental, { nullable: true })
  @JoinColumn({ name: 'rental_id' })
  rental: Rental | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
