import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Paise } from '../../../contract/money.js';
import type {
  CustomerMark,
  FuelUnit,
  HandoverConfirmation,
  HandoverKind,
  HandoverMark,
  InspectLater,
  LicenceSight,
} from '../../../contract/rentals/handovers.js';
import {
  DEFAULT_INSPECTION_POINTS,
  type InspectionPoint,
} from '../../../contract/rentals/inspection-points.js';
import { pointsOfStep } from '../../../contract/rentals/inspection-points.rules.js';
import { Rental, RentalMove } from '../../rentals/index.js';

/** The points of records from before the setting existed. */
const EARLIER_POINTS = pointsOfStep(DEFAULT_INSPECTION_POINTS, { kind: 'HANDOVER', carType: 'SEDAN' });

/** The record of a handover or return by staff. A draft has no move; a second inspection has the move of the return. */
@Entity('handovers')
@Index('handovers_rental_idx', ['rentalId'])
@Unique('handovers_move_id_key', ['moveId', 'kind'])
@Index('handovers_inspect_later_idx', ['moveId'], { where: 'inspect_later IS NOT NULL' })
@Check('handovers_kind_check', `kind IN ('HANDOVER', 'RETURN', 'SECOND_INSPECTION')`)
@Check('handovers_odometer_check', 'odometer_km BETWEEN 0 AND 999999')
@Check(
  'handovers_fuel_check',
  `fuel_unit = 'EIGHTHS' AND fuel BETWEEN 0 AND 8 OR fuel_unit = 'PERCENT' AND fuel BETWEEN 0 AND 100 OR fuel IS NULL AND fuel_unit IN ('EIGHTHS', 'PERCENT')`,
)
@Check('handovers_fuel_price_check', 'fuel_price_paise > 0')
@Check(
  'handovers_confirmation_check',
  `confirmation IN ('CODE', 'SIGNATURE', 'THUMB_MARK') OR confirmation = 'NOT_PRESENT' AND kind IN ('RETURN', 'SECOND_INSPECTION')`,
)
@Check(
  'handovers_complete_check',
  '(move_id IS NULL) = (confirmation IS NULL) AND (move_id IS NULL OR odometer_km IS NOT NULL AND fuel IS NOT NULL)',
)
@Check(
  'handovers_licence_check',
  `(licence_seen_as IS NULL) = (licence_matches IS NULL) AND licence_seen_as IN ('ORIGINAL', 'DIGILOCKER', 'MPARIVAHAN') OR licence_seen_as IS NULL AND licence_last_four IS NULL AND licence_matches IS NULL`,
)
@Check(
  'handovers_inspect_later_check',
  `inspect_later IN ('DARK', 'RAIN', 'DIRTY') AND kind = 'RETURN' OR inspect_later IS NULL`,
)
@Check(
  'handovers_inspected_check',
  `(inspected_at IS NOT NULL) = (kind = 'SECOND_INSPECTION' AND move_id IS NOT NULL)`,
)
@Check('handovers_witness_check', `witness IS NULL OR confirmation = 'THUMB_MARK'`)
@Check('handovers_photos_only_check', 'NOT photos_only OR move_id IS NULL')
export class HandoverRecord {
  /** Chosen by the phone, so that a repeated request changes nothing. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('integer')
  rentalId: number;

  @ManyToOne(() => Rental)
  @JoinColumn({ name: 'rental_id' })
  rental: Rental;

  @Column('text')
  kind: HandoverKind;

  @Column('integer')
  staffId: number;

  @Column('integer', { nullable: true })
  odometerKm: number | null;

  @Column('integer', { nullable: true })
  fuel: number | null;

  @Column('text')
  fuelUnit: FuelUnit;

  /** The price of a missing litre or kilowatt-hour at the time of the handover; null if nothing is charged. */
  @Column('integer', { nullable: true })
  fuelPricePaise: Paise | null;

  /** The points of the form, with their names. Never changes, so that changed settings do not affect a draft. */
  @Column('jsonb', { default: EARLIER_POINTS })
  points: InspectionPoint[];

  /** Keys of the points that are fine. */
  @Column('text', { array: true })
  fine: string[];

  @Column('jsonb')
  marks: HandoverMark[];

  /** Added by the customer after the handover. */
  @Column('jsonb', { default: [] })
  customerMarks: CustomerMark[];

  /** The code that was sent for the current content. */
  @Column('uuid', { nullable: true })
  codeId: string | null;

  @Column('text', { nullable: true })
  confirmation: HandoverConfirmation | null;

  /** Name of the person who saw the thumb mark of the customer. Removed with the photos. */
  @Column('text', { nullable: true })
  witness: string | null;

  /** The reason for a second inspection of the car after its return. */
  @Column('text', { nullable: true })
  inspectLater: InspectLater | null;

  /** When the second inspection was completed. */
  @Column('timestamptz', { nullable: true })
  inspectedAt: Date | null;

  /** Null unless staff compared the driving licence. */
  @Column('text', { nullable: true })
  licenceSeenAs: LicenceSight | null;

  /** Removed with the account of the customer. */
  @Column('text', { nullable: true })
  licenceLastFour: string | null;

  /** False if no number was stored to compare it with. */
  @Column('boolean', { nullable: true })
  licenceMatches: boolean | null;

  /** True if the odometer rose by more than usual, and staff confirmed it. */
  @Column('boolean', { default: false })
  jumped: boolean;

  /** The pickup or return of the record; null for a draft. Undoing this move also undoes the record. */
  @Column('integer', { nullable: true })
  moveId: number | null;

  @ManyToOne(() => RentalMove, { nullable: true })
  @JoinColumn({ name: 'move_id' })
  move: RentalMove | null;

  /** True if another record completed the step, and this one only adds its photos. */
  @Column('boolean', { default: false })
  photosOnly: boolean;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
