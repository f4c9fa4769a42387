import type { Day } from '../calendar.js';
import { Translation } from '../messages/message.js';
import type { Rupees } from '../money.js';
import { PointName } from './inspection-points.js';
import type { RentalKind } from './rentals.js';

/** DRAFT is not shown to the customer, who accepts or disputes it once ISSUED. VOID: the return was undone. */
export const SETTLEMENT_STATES = ['DRAFT', 'ISSUED', 'DISPUTED', 'FINAL', 'VOID'] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];

/**
 * Expenses that are passed on to the customer without a surcharge, and the agreed fee for a challan. Only these lines
 * can be charged later.
 */
export const LATER_LINES = ['TOLL', 'CHALLAN', 'CHALLAN_FEE'] as const;
export type LaterLine = (typeof LATER_LINES)[number];
/** Lines that staff add to a draft. All but CREDIT are charged and need evidence. */
export const ADDED_LINES = ['CLEANING', 'DAMAGE', 'MISSING_ITEM', 'OTHER', 'CREDIT', ...LATER_LINES] as const;
export type AddedLine = (typeof ADDED_LINES)[number];
/** Lines that can refer to a mark of the return. DAMAGE and MISSING_ITEM must. */
export const MARKED_LINES = ['CLEANING', 'DAMAGE', 'MISSING_ITEM'] as const satisfies AddedLine[];
export type MarkedLine = (typeof MARKED_LINES)[number];
/** Lines that are computed from the readings of pickup and return and the agreed terms. */
export const COMPUTED_LINES = ['LATE', 'FUEL', 'EXTRA_KM'] as const;
export type SettlementLineKind = AddedLine | (typeof COMPUTED_LINES)[number];

export const isLaterLine = (kind: SettlementLineKind): kind is LaterLine =>
  LATER_LINES.some((later) => later === kind);

export const isComputed = (kind: SettlementLineKind): boolean =>
  COMPUTED_LINES.some((computed) => computed === kind);

/** Our reply to a disputed line. */
export const DISPUTE_REPLIES = ['KEPT', 'REDUCED', 'WITHDRAWN'] as const;
export type DisputeReply = (typeof DISPUTE_REPLIES)[number];

/** How a customer confirms a settlement to staff at the counter. A signature is stored like a photo. */
export const COUNTER_CONFIRMATIONS = ['CODE', 'SIGNATURE'] as const;
export type CounterConfirmation = (typeof COUNTER_CONFIRMATIONS)[number];
/** How a settlement was accepted. PAGE: on the page of the rental. */
const ACCEPTANCES = ['PAGE', ...COUNTER_CONFIRMATIONS] as const;
export type Acceptance = (typeof ACCEPTANCES)[number];

/** Acts that the caller may carry out now. */
const SETTLEMENT_ACTS = ['EDIT', 'ISSUE', 'ACCEPT', 'REPLY'] as const;
export type SettlementAct = (typeof SETTLEMENT_ACTS)[number];

export class LineDispute {
  /** @example "The seats were like this at the pickup." */
  text: string;
  /**
   * Paths of the customer's photos.
   * @example []
   */
  photos: string[];
}

export class LineReply {
  /** @example REDUCED */
  reply: DisputeReply;
  /**
   * The amount that remains.
   * @example 300
   */
  amount: Rupees;
  /** @example "One seat only." */
  text: string | null;
}

/** A mark of the return or of its second inspection, with the photo and the notes of the handover. */
export class ReturnMark {
  /** @example "3d1c0a52-9a4f-4b8e-8b0d-6f1f6f5f8c21:1" */
  id: string;
  /**
   * Key of the point.
   * @example LEFT
   */
  point: string;
  /** The name of the point in the record. */
  name: PointName;
  /** @example "Scratch on the rear door, 10 cm" */
  text: string;
  /**
   * Path of its photo.
   * @example null or /api/documents/0b0f3f5e-6a52-4a0c-9c55-2d5f5b8f2f10
   */
  photo: string | null;
  /**
   * Path of the photo of the point at the handover.
   * @example null or /api/documents/7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11
   */
  before: string | null;
  /**
   * The notes of staff and the customer about the point at the handover.
   * @example []
   */
  known: string[];
  /**
   * True if the handover inspected the point and has no such mark there.
   * @example true
   */
  isNew: boolean;
}

/** One line of a settlement. Its message gives the calculation of the amount, or the reason. */
export class SettlementLine extends Translation {
  /** @example "2 h 10 min late. 2 started hours after 30 minutes, at ₹300 an hour and at most ₹2,000 a day." */
  message: string;
  /** @example 12 */
  id: number;
  /** @example LATE */
  kind: SettlementLineKind;
  /**
   * Negative for CREDIT.
   * @example 600
   */
  amount: Rupees;
  /** The mark of the return that shows the charge; null if the line does not refer to one. */
  mark: ReturnMark | null;
  /**
   * Paths of our photos and estimates.
   * @example []
   */
  photos: string[];
  /** Null unless the customer disputes the line. */
  dispute: LineDispute | null;
  /** Null until we reply. */
  reply: LineReply | null;
}

/** A settlement: money that the customer owes or gets back beyond the fare after the return. */
export class OwnSettlement {
  /** @example 1 */
  number: number;
  /**
   * True for tolls and challans that are charged after the settlement of the return.
   * @example false
   */
  later: boolean;
  /** @example ISSUED */
  state: SettlementState;
  /**
   * The sum of the lines after our replies; negative if the customer gets money back.
   * @example 600
   */
  total: Rupees;
  /** @example 2026-12-24T06:40:00.000Z */
  issuedAt: string | null;
  /**
   * The customer can accept or dispute it until this time. Then it is final.
   * @example 2026-12-26T06:40:00.000Z
   */
  disputeUntil: string | null;
  /**
   * The time limit for our reply to a dispute.
   * @example null or 2026-12-28T06:40:00.000Z
   */
  answerBy: string | null;
  /** @example null or 2026-12-26T06:40:00.000Z */
  finalAt: string | null;
  /**
   * The last day for the customer to pay; null unless it is final and contains a charge.
   * @example null or 2027-01-02
   */
  dueOn: Day | null;
  lines: SettlementLine[];
}

export class ConsoleSettlement extends OwnSettlement {
  /** @example 3 */
  id: number;
  /** @example 41 */
  rentalId: number;
  /** @example BOOKING */
  rentalKind: RentalKind;
  /** @example K7PQ2M9XRA */
  reference: string;
  /** @example "Asha Kulkarni" */
  customerName: string | null;
  /** @example 9876543210 */
  customerMobile: string;
  /** @example "Maruti Suzuki Dzire" */
  carName: string;
  /** @example MH12AB1234 */
  plate: string | null;
  /** @example 2026-12-24T06:30:00.000Z */
  returnedAt: string;
  /**
   * The system sends a draft without lines of staff at this time. Only an admin sends a later charge.
   * @example 2026-12-25T06:30:00.000Z
   */
  sentFrom: string;
  /**
   * Lines that staff added can be sent until this time.
   * @example 2027-01-03T18:30:00.000Z
   */
  chargeUntil: string;
  /**
   * True if the customer accepted it.
   * @example false
   */
  accepted: boolean;
  /**
   * How the customer accepted it; null if the customer has not.
   * @example null or CODE
   */
  acceptance: Acceptance | null;
  /**
   * Id of the member of staff who recorded the acceptance at the counter; null otherwise.
   * @example null or 1
   */
  acceptedBy: string | null;
  /**
   * Path of the signature of the customer; null without a signature, and once it is removed.
   * @example null or /api/documents/0b0f3f5e-6a52-4a0c-9c55-2d5f5b8f2f10
   */
  signature: string | null;
  /**
   * True if a code to accept it was sent.
   * @example false
   */
  codeSent: boolean;
  /** @example ["EDIT", "ISSUE"] */
  acts: SettlementAct[];
  /**
   * True if only an admin can send it, because a custom admin recorded the return more than a day later.
   * @example false
   */
  needsAdmin: boolean;
  /**
   * The lines that the caller can add with EDIT. DAMAGE and MISSING_ITEM need a mark that suits them.
   * @example ["CLEANING", "DAMAGE", "MISSING_ITEM", "OTHER"]
   */
  addable: AddedLine[];
  /**
   * The IDs of the lines of a draft that the caller can remove with EDIT.
   * @example [12]
   */
  removable: number[];
  /** The marks of the return that no line of a draft refers to; none once it is sent. */
  marks: ReturnMark[];
  /** @example 2 */
  version: number;
}

/** Whether a line of this kind can refer to the mark. */
export const suits = (kind: MarkedLine, { photo, isNew }: Pick<ReturnMark, 'photo' | 'isNew'>): boolean =>
  kind === 'CLEANING' ? photo !== null : isNew && (kind === 'MISSING_ITEM' || photo !== null);

/** `PUT /console/settlements/{id}/issue` */
export interface IssueRequest {
  version: number;
  expectedTotal: Rupees;
}

/** `PUT /console/settlements/{id}/replies` */
export interface RepliesRequest {
  version: number;
  replies: { lineId: number; reply: DisputeReply; amount?: Rupees; text: string }[];
}
