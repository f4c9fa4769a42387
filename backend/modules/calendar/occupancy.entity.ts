import {
  Check,
  Column,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Car } from '../fleet/index.js';
import { Hold } from './holds/hold.entity.js';

export const NO_OVERLAP = 'occupancies_no_overlap';

/**
 * A claim on a car: a hold, a rental or a maintenance block. The range includes the turnaround buffer.
 * The exclusion constraint prevents overlapping claims on one car.
 */
@Entity('occupancies')
@Exclusion(NO_OVERLAP, 'USING gist (car_id WITH =, during WITH &&)')
@Index('occupancies_during_idx', ['during'], { type: 'gist' })
@Index('occupancies_hold_idx', ['holdId'], { unique: true })
@Index('occupancies_rental_idx', ['rentalId'], { unique: true })
@Index('occupancies_block_idx', ['id'], { where: 'block_reason IS NOT NULL' })
@Check('occupancies_owner_check', 'num_nonnulls(hold_id, rental_id, block_reason) = 1')
@Check('occupancies_expiry_check', '(hold_id IS NULL) = (expires_at IS NULL)')
@Check('occupancies_during_check', 'NOT isempty(during)')
export class Occupancy {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  carId: number;

  @ManyToOne(() => Car)
  @JoinColumn({ name: 'car_id' })
  car: Car;

  @Column('tstzrange')
  during: string;

  @Column('uuid', { nullable: true })
  holdId: string | null;

  @ManyToOne(() => Hold, { nullable: true })
  @JoinColumn({ name: 'hold_id' })
  hold: Hold | null;

  /** Id in the rentals module; a deferred trigger checks that the rental exists and has exactly this time. */
  @Column('integer', { nullable: true })
  rentalId: number | null;

  @Column('text', { nullable: true })
  blockReason: string | null;

  /** Set for blocks only. */
  @Column('integer', { nullable: true })
  blockedById: number | null;

  @Column('timestamptz', { nullable: true })
  blockedAt: Date | null;

  /** Set for holds only: after this time the claim is ignored, even if the row still exists. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;
}
