import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { WireKey } from '../../../contract/messages/message.js';
import type { Paise } from '../../../contract/money.js';
import type { MoveCause } from '../../../contract/rentals/causes.js';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import { Rental } from '../rental.entity.js';

/** One change of a rental's state, with author, time and reason. Append-only. */
@Entity('rental_moves')
@Index('rental_moves_rental_idx', ['rentalId', 'id'])
@Index('rental_moves_picked_up_idx', ['rentalId', 'at'], { where: `to_status = 'ON_TRIP'` })
@Index('rental_moves_returned_idx', ['at'], { where: `to_status = 'RETURNED'` })
@Check(
  'rental_moves_cause_check',
  `cause IS NULL OR to_status = 'NO_SHOW' AND cause IN ('NOT_COME', 'NO_LICENCE', 'OTHER_PERSON', 'UNFIT_TO_DRIVE', 'SUSPENDED') OR to_status = 'CANCELLED' AND cause IN ('CAR_NOT_HERE', 'CAR_BROKEN', 'CAR_DIRTY', 'WRONG_CAR', 'VEHICLE_DOCUMENTS', 'OTHER', 'REFUSED_CAR') OR to_status = 'RETURNED' AND cause IN ('ENDED_BY_CUSTOMER', 'ENDED_BY_OPERATOR') OR to_status = 'ON_TRIP' AND cause IN ('DELAYED_BY_US', 'DELAYED_BY_CUSTOMER')`,
)
@Unique('rental_moves_undoes_key', ['undoes'])
@Check('rental_moves_odometer_check', 'odometer_km BETWEEN 0 AND 999999')
export class RentalMove {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  rentalId: number;

  @ManyToOne(() => Rental)
  @JoinColumn({ name: 'rental_id' })
  rental: Rental;

  @Column('text', { nullable: true })
  fromStatus: RentalStatus | null;

  @Column('text')
  toStatus: RentalStatus;

  /** `customer`, `system`, or the ID of the staff member. */
  @Column('text')
  movedBy: string;

  @Column('text', { nullable: true })
  reason: string | null;

  /** Key with which clients translate a reason of the system; null for a typed reason. */
  @Column('jsonb', { nullable: true })
  reasonKey: WireKey | null;

  /** Cause of a no-show, of a cancellation by us, of a late handover, or of a trip that ended early. */
  @Column('text', { nullable: true })
  cause: MoveCause | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;

  /**
   * When the move was recorded, if afterwards; the same for both moves of a recorded trip. Null if recorded at `at`.
   */
  @Column('timestamptz', { nullable: true })
  recordedAt: Date | null;

  /** Odometer reading at a pickup or return. */
  @Column('integer', { nullable: true })
  odometerKm: number | null;

  /** The agreed return time before our late handover moved it; null for other moves. */
  @Column('timestamptz', { nullable: true })
  endsBefore: Date | null;

  /** The reduced fare after our late handover; null for other moves. */
  @Column('integer', { nullable: true })
  keptPaise: Paise | null;

  /** The move that this one undid. The view `valid_moves` contains neither. */
  @Column('integer', { nullable: true })
  undoes: number | null;

  @ManyToOne(() => RentalMove, { nullable: true })
  @JoinColumn({ name: 'undoes' })
  undoneMove: RentalMove | null;
}
