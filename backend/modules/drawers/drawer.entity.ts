import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import type { DrawerStatus } from '../../contract/payments/drawers.js';

/**
 * The cash of one staff member, from the opening of the drawer to its acceptance. The figures of its report never
 * change.
 */
@Entity('drawers')
@Index('drawers_open_key', ['staffId'], { unique: true, where: `status = 'OPEN'` })
@Index('drawers_number_key', ['number'], { unique: true })
@Index('drawers_staff_idx', ['staffId', 'id'])
@Index('drawers_closed_idx', ['id'], { where: `status = 'CLOSED'` })
@Check('drawers_status_check', `status IN ('OPEN', 'CLOSED', 'ACCEPTED')`)
@Check('drawers_opening_check', 'opening_paise >= 0')
@Check(
  'drawers_report_check',
  `num_nonnulls(number, pieces, counted_paise, expected_paise, terminal_paise, terminal_expected_paise, closed_at) =
     CASE status WHEN 'OPEN' THEN 0 ELSE 7 END AND (status <> 'OPEN' OR note IS NULL)`,
)
@Check('drawers_counted_check', 'counted_paise = counted_pieces(pieces)')
@Check(
  'drawers_accepted_check',
  `num_nonnulls(accepted_by_id, accepted_at) = CASE status WHEN 'ACCEPTED' THEN 2 ELSE 0 END
     AND (accepted_note IS NULL OR status = 'ACCEPTED') AND accepted_by_id <> staff_id AND accepted_by_id <> closed_by_id`,
)
@Check('drawers_closed_by_check', `closed_by_id IS NULL OR status <> 'OPEN'`)
@Check(
  'drawers_note_check',
  `status <> 'ACCEPTED' OR note IS NOT NULL OR counted_paise = expected_paise AND terminal_paise = terminal_expected_paise`,
)
export class Drawer {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  staffId: number;

  @Column('text')
  location: string;

  @Column('text', { default: 'OPEN' })
  status: DrawerStatus;

  @Column('double precision')
  openingPaise: Paise;

  @Column('timestamptz', { default: () => 'app_now()' })
  openedAt: Date;

  /** The number of the report. This and the other columns of the report are null while the drawer is open. */
  @Column('integer', { nullable: true })
  number: number | null;

  @Column('jsonb', { nullable: true })
  pieces: Record<string, number> | null;

  @Column('double precision', { nullable: true })
  countedPaise: Paise | null;

  @Column('double precision', { nullable: true })
  expectedPaise: Paise | null;

  @Column('double precision', { nullable: true })
  terminalPaise: Paise | null;

  @Column('double precision', { nullable: true })
  terminalExpectedPaise: Paise | null;

  /** The explanation of a difference. */
  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** The staff member who counted. Null: the drawer is open, or its owner closed it with an earlier release. */
  @Column('integer', { nullable: true })
  closedById: number | null;

  @Column('integer', { nullable: true })
  acceptedById: number | null;

  @Column('timestamptz', { nullable: true })
  acceptedAt: Date | null;

  @Column('text', { nullable: true })
  acceptedNote: string | null;

  /** Increased by every movement and every command. */
  @Column('integer', { default: 1 })
  version: number;
}
