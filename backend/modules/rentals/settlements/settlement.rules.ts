import { type Paise, sum } from '../../../contract/money.js';
import type { AgreedChargesInPaise } from '../../../contract/rentals/charges.js';
import {
  ADDED_LINES,
  type AddedLine,
  type DisputeReply,
  isLaterLine,
  LATER_LINES,
  type ReturnMark,
  type SettlementAct,
  type SettlementLineKind,
  type SettlementState,
  suits,
} from '../../../contract/rentals/settlements.js';

const HOUR_MS = 3_600_000;

/** A draft without lines of staff is issued this long after the return was recorded. */
export const DRAFT_HOURS = 24;
/** The customer accepts or disputes a settlement within this time. */
export const DISPUTE_HOURS = 48;
/** The customer is reminded this long before the end of DISPUTE_HOURS. */
export const REMIND_HOURS = 12;
/** We answer a dispute within this time; afterwards it is late. */
export const REPLY_HOURS = 72;

export const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** True for damage and missing items, which are charged only if the return shows them and the handover does not. */
export const needsMark = (kind: SettlementLineKind): kind is 'DAMAGE' | 'MISSING_ITEM' =>
  kind === 'DAMAGE' || kind === 'MISSING_ITEM';

const NEED_FILE: readonly SettlementLineKind[] = ['DAMAGE', 'OTHER', 'TOLL', 'CHALLAN'];

/** True if a line needs a file: a cost estimate, a receipt, or a photo if the return has none. */
export const needsFile = (kind: SettlementLineKind, hasMark: boolean): boolean =>
  NEED_FILE.includes(kind) || (kind === 'CLEANING' && !hasMark);

interface EvidencedLine {
  kind: SettlementLineKind;
  mark: ReturnMark | null;
  photos: readonly string[];
}

export const hasEvidence = ({ kind, mark, photos }: EvidencedLine): boolean =>
  (mark !== null || !needsMark(kind)) && (photos.length > 0 || !needsFile(kind, mark !== null));

type Kinds = readonly Pick<LineAmount, 'kind'>[];
const countOf = (lines: Kinds, kind: SettlementLineKind): number =>
  lines.filter((line) => line.kind === kind).length;

/** Returns the number of challans whose fee is not charged; negative if there are more fees than challans. */
export const challansWithoutFee = (lines: Kinds): number =>
  countOf(lines, 'CHALLAN') - countOf(lines, 'CHALLAN_FEE');

export interface LineAmount {
  kind: SettlementLineKind;
  amount: Paise;
  replyAmount: Paise | null;
}

export interface Draft {
  isLater: boolean;
  charges: Pick<AgreedChargesInPaise, 'tollsIncluded' | 'challanFee'>;
  lines: Kinds;
  marks: readonly ReturnMark[];
}

/** Returns the kinds of lines that the member of staff can add. */
export const addableLines = (draft: Draft, isAdmin: boolean): AddedLine[] =>
  ADDED_LINES.filter((kind) => (isAdmin || !isForAdmins(kind)) && isAddable(kind, draft));

const FOR_ADMINS: readonly SettlementLineKind[] = ['CREDIT', ...LATER_LINES];
export const isForAdmins = (kind: SettlementLineKind): boolean => FOR_ADMINS.includes(kind);

/** The kinds of lines that a custom admin cannot send. */
export const NOT_AT_DESK: readonly SettlementLineKind[] = ['DAMAGE', ...FOR_ADMINS];

/** True if the member of staff can remove this line of a draft. Only an admin removes a line that another person added. */
export const isRemovable = (
  { kind, staffId }: { kind: SettlementLineKind; staffId: number | null },
  { id, isAdmin }: { id: number; isAdmin: boolean },
): boolean => staffId !== null && (isAdmin || (!isForAdmins(kind) && staffId === id));

const isAddable = (kind: AddedLine, draft: Draft): boolean =>
  kindProblem(kind, draft) === null && (!needsMark(kind) || draft.marks.some((mark) => suits(kind, mark)));

/** Returns the reason why the draft cannot have another line of this kind; null if it can. */
export function kindProblem(
  kind: AddedLine,
  { isLater, charges, lines }: Omit<Draft, 'marks'>,
): 'laterKinds' | 'tollsIncluded' | 'noChallanFee' | 'feeOfChallan' | null {
  if (isLater && !isLaterLine(kind)) return 'laterKinds';
  if (kind === 'TOLL' && charges.tollsIncluded) return 'tollsIncluded';
  if (kind !== 'CHALLAN_FEE') return null;
  if (charges.challanFee === 0) return 'noChallanFee';
  return challansWithoutFee(lines) > 0 ? null : 'feeOfChallan';
}

/** The sum of the lines, after our answers to disputes. */
export const totalOf = (lines: readonly LineAmount[]): Paise =>
  sum(lines.map(({ amount, replyAmount }) => replyAmount ?? amount));

/** Returns the reason why a custom admin cannot send these lines; null if they can. */
export function deskProblem(
  { lines, needsAdmin }: Pick<ActingState, 'lines' | 'needsAdmin'>,
  limit: Paise,
): 'TIME' | 'KIND' | 'LIMIT' | null {
  if (needsAdmin) return 'TIME';
  if (lines.some(({ kind }) => NOT_AT_DESK.includes(kind))) return 'KIND';
  return totalOf(lines) > limit ? 'LIMIT' : null;
}

export interface ActingState {
  state: SettlementState;
  now: Date;
  chargeUntil: Date;
  /** True if a custom admin recorded the return more than a day afterwards. */
  needsAdmin: boolean;
  lines: readonly LineAmount[];
}

/**
 * Returns the acts that the member of staff may carry out now; none for a draft after its last day, when the system
 * sends the computed lines.
 */
export function actsOf(
  settlement: ActingState,
  { isAdmin, limit }: { isAdmin: boolean; limit: Paise },
): SettlementAct[] {
  const { state, now, chargeUntil } = settlement;
  if (state === 'ISSUED') return ['ACCEPT'];
  if (state === 'DISPUTED') return isAdmin ? ['REPLY'] : [];
  if (state !== 'DRAFT' || now >= chargeUntil) return [];
  return isAdmin || deskProblem(settlement, limit) === null ? ['EDIT', 'ISSUE'] : ['EDIT'];
}

/** Returns the amount that remains of a disputed line; null for a reduction to 0, or to the same or a higher amount. */
export function amountAfter(reply: DisputeReply, amount: Paise, reduced: Paise | null): Paise | null {
  if (reply === 'KEPT') return amount;
  if (reply === 'WITHDRAWN') return 0 as Paise;
  return reduced !== null && reduced > 0 && reduced < amount ? reduced : null;
}
