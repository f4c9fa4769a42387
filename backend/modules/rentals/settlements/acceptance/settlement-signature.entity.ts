import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { CustomerDocument } from '../../../customers/index.js';
import { Settlement } from '../settlement.entity.js';

/** The signature of a customer who accepted a settlement at the counter. */
@Entity('settlement_signatures')
export class SettlementSignature {
  @PrimaryColumn('uuid')
  documentId: string;

  @OneToOne(() => CustomerDocument)
  @JoinColumn({ name: 'document_id' })
  document: CustomerDocument;

  @Column('integer', { unique: true })
  settlementId: number;

  @OneToOne(() => Settlement)
  @JoinColumn({ name: 'settlement_id' })
  settlement: Settlement;
}
