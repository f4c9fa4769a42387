import { StaffMember } from './customers/people.js';

/** The maximum number of rows that a list counts and reads; a search narrows longer lists. */
export const MAX_LISTED = 10_000;

/** `/console/subscribers`: confirmed addresses. */
export class ConsoleSubscriber {
  /** @example 12 */
  id: number;
  /** @example asha@example.com */
  email: string;
  /** @example 2026-11-20T08:15:00.000Z */
  createdAt: string;
}

export class RemovedSubscriber {
  /** @example 12 */
  id: number;
}

export const MESSAGE_STATES = ['QUEUED', 'SENT', 'FAILED'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
export const MESSAGE_CHANNELS = ['EMAIL', 'SMS'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** `/console/messages`: a message without its text, which has its own call. */
export class ConsoleMessage {
  /** @example 340 */
  id: number;
  /** @example EMAIL */
  channel: MessageChannel;
  /**
   * An e-mail address or a ten-digit mobile number.
   * @example approved@example.com
   */
  recipient: string;
  /** @example "Your booking H4TRW8N2QA is confirmed" */
  subject: string;
  /** @example FAILED */
  state: MessageState;
  /** @example 8 */
  attempts: number;
  /**
   * The reason why the last attempt failed; null if it succeeded or there was none.
   * @example "ECONNREFUSED"
   */
  lastError: string | null;
  /**
   * True if it contains a one-time code or the secret link of the newsletter, which no screen shows.
   * @example false
   */
  carriesCode: boolean;
  /**
   * False if the message contains a one-time code, which expires before an admin could resend it.
   * @example true
   */
  isResendable: boolean;
  /** @example 2026-11-20T08:15:00.000Z */
  createdAt: string;
  /**
   * Null unless it is queued.
   * @example null or 2026-11-20T08:40:00.000Z
   */
  nextAttemptAt: string | null;
  /** @example null or 2026-11-20T08:16:00.000Z */
  sentAt: string | null;
}

/** The failed messages that are being sent again. */
export class ResentMessages {
  /**
   * How many were queued.
   * @example 14
   */
  count: number;
}

/** `GET /console/messages/{id}/text` */
export class MessageText {
  /** @example 340 */
  id: number;
  /**
   * One-time codes are masked.
   * @example "Your booking H4TRW8N2QA is confirmed."
   */
  text: string;
}

/** Values of an audit entry by name. */
export type AuditValues = Record<string, unknown>;

/** The time zone of the city, for the days of the audit history. The audit module cannot import the settings. */
export const AUDIT_ZONE = 'Asia/Kolkata';

/** `/console/audit` */
export class ConsoleAuditEntry {
  /** @example 812 */
  id: number;
  /** @example 2026-11-20T08:15:00.000Z */
  at: string;
  /**
   * Verb first: `approve-customer`.
   * @example approve-customer
   */
  action: string;
  /** @example customer */
  subject: string;
  /** @example 12 */
  subjectId: string;
  /** @example 1 */
  staffId: number | null;
  /**
   * A mobile number; null for the service itself and its command line.
   * @example "9000000001"
   */
  staffMobile: string | null;
  /**
   * Values by name, as the command records them.
   * @example { "approval": "PENDING" }
   */
  before: AuditValues | null;
  /**
   * Values by name, as the command records them.
   * @example { "approval": "APPROVED" }
   */
  after: AuditValues | null;
  /**
   * Where the request came from.
   * @example 203.0.113.7
   */
  address: string | null;
}

/** `/console/staff` */
export class ConsoleStaffMember extends StaffMember {
  /** @example false */
  enabled: boolean;
  /**
   * The caller's own row.
   * @example false
   */
  you: boolean;
  /**
   * Whether an authenticator app is set up.
   * @example true
   */
  hasSecondFactor: boolean;
  /**
   * The time of the last disabling or enabling; null if there was none.
   * @example 2026-11-21T09:10:00.000Z
   */
  decidedAt: string | null;
  /**
   * The id of the admin.
   * @example "1"
   */
  decidedBy: string | null;
  /** @example "Left the company." */
  reason: string | null;
}

/** `/console/staff/names`: the staff members that decisions name. */
export class StaffName {
  /** @example 3 */
  id: number;
  /** @example "Asha Kulkarni" */
  name: string | null;
  /** @example CUSTOM_ADMIN */
  role: StaffMember['role'];
}

/** `PUT /console/staff/{id}/name` */
export class StaffNameRequest {
  name: string;
}

/** `PUT /console/staff/{id}/access` */
export class StaffAccessRequest {
  enabled: boolean;
  reason: string;
  /** If true, also disables the account of the same mobile number in the other role, unless it is the caller's own. */
  everyRole?: boolean;
}
