import { defined } from '../../contract/defined.js';
import { minus, type Paise, toRupees } from '../../contract/money.js';
import type {
  ConsoleDrawer,
  DrawerAct,
  DrawerMovement,
  DrawerReport,
  DrawerStatus,
  MovementKind,
} from '../../contract/payments/drawers.js';
import type { Caller } from '../../platform/auth/access.js';

export interface DrawerRow {
  id: number;
  status: DrawerStatus;
  location: string;
  staffId: number;
  by: string;
  opening: Paise;
  openedAt: Date;
  number: number | null;
  pieces: Record<string, number> | null;
  counted: Paise | null;
  expected: Paise | null;
  terminal: Paise | null;
  terminalExpected: Paise | null;
  note: string | null;
  closedAt: Date | null;
  closedBy: string | null;
  ownerDisabled: boolean;
  /** The staff IDs of the owner and of the person who counted, who cannot accept the drawer. */
  handlers: number[];
  acceptedBy: string | null;
  acceptedAt: Date | null;
  acceptedNote: string | null;
  version: number;
  movements: MovementRow[];
}

type Reader = Pick<Caller, 'id' | 'kind'>;

interface MovementRow {
  id: number;
  kind: MovementKind;
  amount: Paise;
  reason: string;
  hasPhoto: boolean;
  /** An instant in PostgreSQL's JSON format. */
  at: string;
}

/** @param reader The staff member who reads the drawer. */
export function toConsoleDrawer(row: DrawerRow, reader: Reader): ConsoleDrawer {
  return {
    id: row.id,
    status: row.status,
    location: row.location,
    by: row.by,
    opening: toRupees(row.opening),
    openedAt: row.openedAt.toISOString(),
    movements: row.movements.map((movement) => toMovement(row.id, movement)),
    report: toReport(row),
    acceptedBy: row.acceptedBy,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    acceptedNote: row.acceptedNote,
    acts: actsOf(row, reader),
    version: row.version,
  };
}

const toMovement = (
  drawerId: number,
  { id, kind, amount, reason, hasPhoto, at }: MovementRow,
): DrawerMovement => ({
  id,
  kind,
  amount: toRupees(amount),
  reason,
  photoPath: hasPhoto ? `/console/drawers/${drawerId}/movements/${id}/photo` : null,
  at: new Date(at).toISOString(),
});

/** Returns null while the drawer is open. */
function toReport(row: DrawerRow): DrawerReport | null {
  if (row.status === 'OPEN') return null;
  const counted = defined(row.counted, 'counted');
  const expected = defined(row.expected, 'expected');
  const terminal = defined(row.terminal, 'terminal');
  const terminalExpected = defined(row.terminalExpected, 'terminalExpected');
  return {
    number: defined(row.number, 'number'),
    pieces: defined(row.pieces, 'pieces'),
    counted: toRupees(counted),
    expected: toRupees(expected),
    difference: toRupees(minus(counted, expected)),
    terminal: toRupees(terminal),
    terminalExpected: toRupees(terminalExpected),
    terminalDifference: toRupees(minus(terminal, terminalExpected)),
    note: row.note,
    closedAt: defined(row.closedAt, 'closedAt').toISOString(),
    closedBy: row.closedBy ?? row.by,
  };
}

function actsOf(row: DrawerRow, reader: Reader): DrawerAct[] {
  if (row.status === 'ACCEPTED') return [];
  const isOwn = row.staffId === reader.id;
  if (row.status === 'OPEN' && isOwn) return ['MOVE', 'CLOSE'];
  if (row.status === 'OPEN') return mayCount(row, reader) ? ['CLOSE'] : [];
  if (!isExplained(row)) return mayCount(row, reader) ? ['EXPLAIN'] : [];
  return row.handlers.includes(reader.id) ? [] : ['ACCEPT'];
}

/** The rule of `LockDrawer.countable`. */
const mayCount = ({ staffId, ownerDisabled }: DrawerRow, { id, kind }: Reader): boolean =>
  staffId === id || (kind === 'admin' && ownerDisabled);

const isExplained = ({ note, counted, expected, terminal, terminalExpected }: DrawerRow): boolean =>
  note !== null || (counted === expected && terminal === terminalExpected);
