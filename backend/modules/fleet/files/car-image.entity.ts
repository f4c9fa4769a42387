import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Car } from '../car.entity.js';

@Entity('car_images')
@Unique('car_images_car_id_position_key', ['carId', 'position'])
export class CarImageRow {
  /** Also the name of its files, so that the address of an image never changes its content. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('integer')
  carId: number;

  @ManyToOne(() => Car, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'car_id' })
  car: Car;

  @Column('integer')
  position: number;

  /** Pixels of the largest stored size. */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** The widths there are files for, ascending. */
  @Column('integer', { array: true })
  widths: number[];

  @Column('text')
  placeholder: string;
}
