import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Customer } from '../customers/index.js';
import { Car } from '../fleet/index.js';
import { Rental } from '../rentals/index.js';

/** A note about exactly one customer, rental or car. */
@Entity('notes')
@Check('notes_subject_check', 'num_nonnulls(customer_id, rental_id, car_id) = 1')
@Index('notes_customer_idx', ['customerId', 'id'])
@Index('notes_rental_idx', ['rentalId', 'id'])
@Index('notes_car_idx', ['carId', 'id'])
export class Note {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { nullable: true })
  customerId: number | null;

  @ManyToOne(() => Customer)
  @JoinColumn({ name: 'customer_id' })
  customer: Customer | null;

  @Column('integer', { nullable: true })
  rentalId: number | null;

  @ManyToOne(() => Rental)
  @JoinColumn({ name: 'rental_id' })
  rental: Rental | null;

  @Column('integer', { nullable: true })
  carId: number | null;

  @ManyToOne(() => Car)
  @JoinColumn({ name: 'car_id' })
  car: Car | null;

  @Column('integer')
  staffId: number;

  @Column('text')
  text: string;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;
}
