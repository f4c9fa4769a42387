import type { Rupees } from '../money.js';

export const DRAWER_STATUSES = ['OPEN', 'CLOSED', 'ACCEPTED'] as const;
export type DrawerStatus = (typeof DRAWER_STATUSES)[number];

/** The movements that a member of staff enters directly. The others belong to receipts and refunds. */
export const CASH_MOVES = ['EXPENSE', 'TO_SAFE', 'FROM_SAFE'] as const;
export type CashMove = (typeof CASH_MOVES)[number];

export type MovementKind =
  | CashMove
  | 'RECEIPT'
  | 'RECEIPT_REVERSED'
  | 'CARD_RECEIPT'
  | 'CARD_REVERSED'
  | 'REFUND'
  | 'REFUND_RETURNED';

/** Notes and coins, in rupees. */
export const DENOMINATIONS = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

export const MAX_PIECES = 99_999;
/** Maximum amount of one entry at the counter, in rupees. */
export const MAX_CASH = 1_000_000;
export const MAX_LOCATION_LENGTH = 100;

export type DrawerAct = 'MOVE' | 'CLOSE' | 'EXPLAIN' | 'ACCEPT';

export class DrawerMovement {
  /** @example 41 */
  id: number;
  /** @example EXPENSE */
  kind: MovementKind;
  /** @example 350 */
  amount: Rupees;
  /** @example "Car wash, KA 01 AB 1234" */
  reason: string;
  /**
   * A GET with a bearer token returns a link to the photo of an expense. The link is valid for five minutes.
   * @example null or /console/drawers/7/movements/41/photo
   */
  photoPath: string | null;
  /** @example 2026-11-24T09:10:00.000Z */
  at: string;
}

/** The counted and the expected amounts when the drawer was closed. */
export class DrawerReport {
  /**
   * The number of the report. The numbers have no gaps.
   * @example 12
   */
  number: number;
  /**
   * The number of pieces by denomination.
   * @example { "500": 8, "100": 3 }
   */
  pieces: Record<string, number>;
  /** @example 4300 */
  counted: Rupees;
  /**
   * The opening cash, plus cash in, minus cash out.
   * @example 4350
   */
  expected: Rupees;
  /**
   * Counted minus expected.
   * @example -50
   */
  difference: Rupees;
  /**
   * The total of the card terminal.
   * @example 7199
   */
  terminal: Rupees;
  /**
   * Card receipts of this drawer.
   * @example 7199
   */
  terminalExpected: Rupees;
  /** @example 0 */
  terminalDifference: Rupees;
  /**
   * The explanation of a difference.
   * @example null or "Change of ₹50 was given twice."
   */
  note: string | null;
  /** @example 2026-11-24T15:10:00.000Z */
  closedAt: string;
  /**
   * The id of the staff member who counted: the owner of the drawer, or an admin if the owner is disabled.
   * @example 2
   */
  closedBy: string;
}

/** `/console/drawers` */
export class ConsoleDrawer {
  /** @example 7 */
  id: number;
  /** @example CLOSED */
  status: DrawerStatus;
  /** @example "Shivajinagar" */
  location: string;
  /**
   * The id of the staff member who uses the drawer.
   * @example 2
   */
  by: string;
  /** @example 2000 */
  opening: Rupees;
  /** @example 2026-11-24T06:30:00.000Z */
  openedAt: string;
  /** Oldest first. */
  movements: DrawerMovement[];
  /** Null while the drawer is open, so that its cash is counted without knowing the expected sum. */
  report: DrawerReport | null;
  /** @example null or 1 */
  acceptedBy: string | null;
  /** @example null or 2026-11-25T06:30:00.000Z */
  acceptedAt: string | null;
  /**
   * The remark of the staff member who accepted cash, keys and open notes.
   * @example null or "Cash and four keys received."
   */
  acceptedNote: string | null;
  /**
   * The acts that the caller may carry out on it.
   * @example ["ACCEPT"]
   */
  acts: DrawerAct[];
  /** @example 3 */
  version: number;
}

/** `POST /console/drawers` */
export class OpenDrawerRequest {
  location: string;
  counted: Rupees;
}

/** `PUT /console/drawers/{id}/closing` */
export class CloseDrawerRequest {
  pieces: Record<string, number>;
  terminal: Rupees;
  note?: string;
  version: number;
}

/** `PUT /console/drawers/{id}/acceptance` */
export class AcceptDrawerRequest {
  note?: string;
  version: number;
}
