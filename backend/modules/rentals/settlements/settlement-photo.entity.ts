import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { CustomerDocument } from '../../customers/index.js';
import { SettlementLineRow } from './settlement-line.entity.js';

/** A photo as evidence of a charged line, or of its dispute by the customer. */
@Entity('settlement_photos')
@Index('settlement_photos_line_idx', ['lineId'])
export class SettlementPhoto {
  @PrimaryColumn('uuid')
  documentId: string;

  @OneToOne(() => CustomerDocument)
  @JoinColumn({ name: 'document_id' })
  document: CustomerDocument;

  @Column('integer')
  lineId: number;

  @ManyToOne(() => SettlementLineRow)
  @JoinColumn({ name: 'line_id' })
  line: SettlementLineRow;

  @Column('boolean')
  ofDispute: boolean;
}
