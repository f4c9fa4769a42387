import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Rental } from '../rental.entity.js';

/** A rental whose charges are billed. Rentals that ended before bills existed have no row. */
@Entity('rental_bills')
@Index('rental_bills_due_idx', ['rentalId'], { where: 'is_due' })
export class RentalBill {
  @PrimaryColumn('integer')
  rentalId: number;

  @OneToOne(() => Rental)
  @JoinColumn({ name: 'rental_id' })
  rental: Rental;

  /** True if the charges may differ from the bills. */
  @Column('boolean', { default: true })
  isDue: boolean;
}
