import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { CustomerDocument } from '../../customers/index.js';
import { RentalMove } from './rental-move.entity.js';

/** A photo of the car that explains a change of state. */
@Entity('rental_photos')
@Index('rental_photos_move_idx', ['moveId'])
export class RentalPhoto {
  @PrimaryColumn('uuid')
  documentId: string;

  @OneToOne(() => CustomerDocument)
  @JoinColumn({ name: 'document_id' })
  document: CustomerDocument;

  @Column('integer')
  moveId: number;

  @ManyToOne(() => RentalMove)
  @JoinColumn({ name: 'move_id' })
  move: RentalMove;
}
