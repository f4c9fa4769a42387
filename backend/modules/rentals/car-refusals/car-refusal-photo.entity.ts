import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { CustomerDocument } from '../../customers/index.js';
import { CarRefusal } from './car-refusal.entity.js';

/** A photo of a refused car, by the customer or with our answer. */
@Entity('car_refusal_photos')
@Index('car_refusal_photos_refusal_idx', ['refusalId'])
export class CarRefusalPhoto {
  @PrimaryColumn('uuid')
  documentId: string;

  @OneToOne(() => CustomerDocument)
  @JoinColumn({ name: 'document_id' })
  document: CustomerDocument;

  @Column('integer')
  refusalId: number;

  @ManyToOne(() => CarRefusal)
  @JoinColumn({ name: 'refusal_id' })
  refusal: CarRefusal;

  @Column('boolean')
  ofAnswer: boolean;
}
