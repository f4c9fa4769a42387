import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { CarRefusalCause, CarRefusalState } from '../../../contract/rentals/car-refusals.js';
import { Rental } from '../rental.entity.js';

/** A customer who did not accept the car at the pickup, and our answer. */
@Entity('car_refusals')
@Index('car_refusals_rental_idx', ['rentalId'])
@Index('car_refusals_open_key', ['rentalId'], { unique: true, where: `state IN ('OPEN', 'FIXED')` })
@Check('car_refusals_cause_check', `cause IN ('DIRTY', 'UNSAFE', 'WRONG_CAR', 'DAMAGED', 'OTHER')`)
@Check('car_refusals_state_check', `state IN ('OPEN', 'FIXED', 'ACCEPTED', 'NOT_ACCEPTED', 'REFUNDED')`)
export class CarRefusal {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  rentalId: number;

  @ManyToOne(() => Rental)
  @JoinColumn({ name: 'rental_id' })
  rental: Rental;

  @Column('text')
  cause: CarRefusalCause;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('text', { default: 'OPEN' })
  state: CarRefusalState;

  @Column('timestamptz', { default: () => 'app_now()' })
  reportedAt: Date;

  /** The text of the newest answer. */
  @Column('text', { nullable: true })
  answer: string | null;

  @Column('integer', { nullable: true })
  answeredById: number | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;
}
