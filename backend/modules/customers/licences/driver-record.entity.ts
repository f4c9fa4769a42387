import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Customer } from '../customer.entity.js';

/** The name, address and licence number of a driver whose account was deleted. */
@Entity('driver_records')
export class DriverRecordRow {
  @PrimaryColumn('integer')
  customerId: number;

  @OneToOne(() => Customer)
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  /** JSON, encrypted with AES-256-GCM. */
  @Column('bytea')
  sealedRecord: Buffer;

  @Column('timestamptz')
  until: Date;
}
