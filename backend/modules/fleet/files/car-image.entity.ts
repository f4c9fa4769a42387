import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Car } from '../car.entity.js';

@Entity('car_images')
@Unique('car_images_car_id_position_key', ['carId', 'position'])
export class CarImageRow {
  /** The file names also contain this id, so that the content at a URL never changes. */
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

  /** The widths of the stored files in pixels, ascending. */
  @Column('integer', { array: true })
  widths: number[];

  @Column('text')
  placeholder: string;
}
