import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Car } from '../car.entity.js';

/** A version of a car's rental agreement. The newest is in force; rentals refer to older ones. */
@Entity('car_agreements')
@Index('car_agreements_car_idx', ['carId', 'id'])
export class CarAgreement {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  carId: number;

  @ManyToOne(() => Car, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'car_id' })
  car: Car;

  @Column('text')
  storageKey: string;

  @Column('integer')
  bytes: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
