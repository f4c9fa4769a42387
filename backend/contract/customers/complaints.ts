import type { Day } from '../calendar.js';

export const COMPLAINT_STATES = ['OPEN', 'ANSWERED', 'RESOLVED'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** Maximum number of complaints of one customer that wait for a first reply. */
export const MAX_OPEN_COMPLAINTS = 5;
/** Days after a complaint within which the duplicate of its page must be sent to the licensing authority. */
export const DUPLICATE_DAYS = 3;

/** In characters. */
export const MAX_SUBJECT_LENGTH = 120;
export const MAX_MESSAGE_LENGTH = 4000;
export const MAX_ANSWER_LENGTH = 4000;

export class ComplaintAnswer {
  /** @example "We are sorry. The charge goes back to you today." */
  text: string;
  /** @example staff */
  by: 'staff';
  /** @example 2026-11-21T09:10:00.000Z */
  at: string;
}

/** A complaint as the customer who sent it sees it. */
export class Complaint {
  /** @example 3 */
  complaintId: number;
  /**
   * The number of the complaint, for phone calls and e-mails.
   * @example K7MPQ2XW9T
   */
  number: string;
  /** @example "Charged twice for washing" */
  subject: string;
  /** @example "My booking H4TRW8N2QA shows the washing fee two times." */
  message: string;
  /** @example ANSWERED */
  state: ComplaintState;
  /**
   * A GET with a bearer token returns a link that is valid for five minutes.
   * @example /api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11
   */
  imagePath: string | null;
  /** @example 2026-11-20T08:15:00.000Z */
  createdAt: string;
  /** Oldest first. */
  answers: ComplaintAnswer[];
}

/** A page of the complaint book (Form 7). */
export class ComplaintBookPage {
  /**
   * Series CB, financial year from April to March, and the number in it.
   * @example "CB/2627/000012"
   */
  number: string;
  /**
   * The time limit for sending the duplicate to the licensing authority.
   * @example 2026-11-23T08:15:00.000Z
   */
  duplicateDueAt: string;
  /**
   * Null until it is recorded.
   * @example null or 2026-11-22
   */
  duplicateSentOn: Day | null;
}

export class ConsoleComplaintAnswer {
  /** @example "We are sorry. The charge goes back to you today." */
  text: string;
  /**
   * The id of the staff member.
   * @example 1
   */
  by: string;
  /** @example 2026-11-21T09:10:00.000Z */
  at: string;
}

/** `/console/complaints` */
export class ConsoleComplaint {
  /** @example 3 */
  id: number;
  /** @example K7MPQ2XW9T */
  number: string;
  /** @example "Charged twice for washing" */
  subject: string;
  /** @example "My booking H4TRW8N2QA shows the washing fee two times." */
  message: string;
  /** @example ANSWERED */
  state: ComplaintState;
  /**
   * A GET with a bearer token returns a link that is valid for five minutes.
   * @example /api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11
   */
  imagePath: string | null;
  /** @example 2026-11-20T08:15:00.000Z */
  createdAt: string;
  /** @example 12 */
  customerId: number;
  /** @example "Asha Kulkarni" */
  customerName: string | null;
  /** @example 9000000011 */
  customerMobile: string;
  /** @example approved@example.com */
  customerEmail: string;
  /**
   * The time of the last change of state by staff; null if there was none.
   * @example 2026-11-21T09:10:00.000Z
   */
  decidedAt: string | null;
  /**
   * The id of the staff member who made that change.
   * @example "1"
   */
  decidedBy: string | null;
  /** Null if the complaint book was off when the complaint arrived. */
  bookPage: ComplaintBookPage | null;
  /** Oldest first. */
  answers: ConsoleComplaintAnswer[];
}

export class AnswerComplaintRequest {
  text: string;
}

/** `PUT /console/complaints/{id}/duplicate` */
export class ComplaintDuplicateRequest {
  sentOn: Day;
}

export class MoveComplaintRequest {
  state: 'OPEN' | 'RESOLVED';
}
