import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { Complaint } from '../complaint.entity.js';

/** The content of a page except its number. The database writes it once. */
export interface ComplaintPageContent {
  issuedOn: Day;
  seller: { name: string; address: string; legalName: string; gstin: string; phone: string; email: string };
  /** The complainant, as known when the complaint arrived. */
  buyer: { name: string | null; address: string | null };
  mobile: string;
  email: string;
  /** The number of the complaint in e-mails. */
  complaint: string;
  subject: string;
  message: string;
  hasFile: boolean;
  /** The licence of the business. Empty if none is entered. */
  licence: string;
}

/** A page of the complaint book (Form 7). */
@Entity('complaint_pages')
@Index('complaint_pages_unsent_idx', ['at'], { where: 'duplicate_sent_on IS NULL' })
@Check('complaint_pages_number_check', `number LIKE 'CB/____/______%' AND length(number) <= 16`)
export class ComplaintPage {
  @PrimaryColumn('integer')
  complaintId: number;

  @OneToOne(() => Complaint, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'complaint_id' })
  complaint: Complaint;

  @Column('text', { unique: true })
  number: string;

  @Column('timestamptz')
  at: Date;

  @Column('jsonb')
  content: ComplaintPageContent;

  /** Null until the duplicate was sent to the licensing authority. */
  @Column('date', { nullable: true })
  duplicateSentOn: Day | null;
}
