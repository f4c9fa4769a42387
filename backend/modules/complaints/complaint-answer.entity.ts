import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Complaint } from './complaint.entity.js';

@Entity('complaint_answers')
@Index('complaint_answers_complaint_idx', ['complaintId', 'id'])
export class ComplaintAnswer {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  complaintId: number;

  @ManyToOne(() => Complaint)
  @JoinColumn({ name: 'complaint_id' })
  complaint: Complaint;

  @Column('integer')
  staffId: number;

  @Column('text')
  text: string;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;
}
