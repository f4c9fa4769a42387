import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { ComplaintState } from '../../contract/customers/complaints.js';
import { Customer, CustomerDocument } from '../customers/index.js';

@Entity('complaints')
@Index('complaints_customer_idx', ['customerId', 'id'])
@Index('complaints_state_idx', ['state', 'id'])
@Index('complaints_subject_idx', ['subject', 'id'])
@Index('complaints_number_start_idx', { synchronize: false })
@Index('complaints_subject_part_idx', { synchronize: false })
@Check('complaints_state_check', `state IN ('OPEN', 'ANSWERED', 'RESOLVED')`)
export class Complaint {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text', { unique: true })
  number: string;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer)
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  @Column('text')
  subject: string;

  @Column('text')
  message: string;

  @Column('uuid', { nullable: true })
  imageId: string | null;

  @ManyToOne(() => CustomerDocument)
  @JoinColumn({ name: 'image_id' })
  image: CustomerDocument | null;

  @Column('text', { default: 'OPEN' })
  state: ComplaintState;

  /** Staff member and time of the last change of state. */
  @Column('integer', { nullable: true })
  decidedById: number | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
