import type { StaffMember } from './customers/people.js';

/** Longer lists are counted up to here, and read no further: a search narrows them. */
export const MOST_LISTED = 10_000;

/** `/console/subscribers` */
export interface ConsoleSubscriber {
  id: number;
  email: string;
  createdAt: string;
}

export const MESSAGE_STATES = ['QUEUED', 'SENT', 'FAILED'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
export const MESSAGE_CHANNELS = ['EMAIL', 'SMS'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** `/console/messages`. Without its text, which is asked for one at a time. */
export interface ConsoleMessage {
  id: number;
  channel: MessageChannel;
  /** An e-mail address or a ten-digit mobile number. */
  recipient: string;
  subject: string;
  state: MessageState;
  attempts: number;
  /** Why it was not taken the last time; null when it was, or was never tried. */
  lastError: string | null;
  /** Holds a one-time code: nobody sees the code, and it is never sent again. */
  carriesCode: boolean;
  createdAt: string;
  /** Null unless it is queued. */
  nextAttemptAt: string | null;
  sentAt: string | null;
}

/** `GET /console/messages/{id}/text` */
export interface MessageText {
  id: number;
  /** A one-time code in it is covered. */
  text: string;
}

/** What happened to a thing, as it was written down: the names are those of the use case. */
export type AuditValues = Record<string, unknown>;

/** The city's clock, by which a day of the history begins. The notebook stands below the settings and cannot ask them. */
export const AUDIT_ZONE = 'Asia/Kolkata';

/** `/console/audit` */
export interface ConsoleAuditEntry {
  id: number;
  at: string;
  /** Verb first: `approve-customer`. */
  action: string;
  subject: string;
  subjectId: string;
  staffId: number | null;
  /** A mobile number; null for the service itself and its command line. */
  staffMobile: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
  /** Where the request came from. */
  address: string | null;
}

/** `/console/staff` */
export interface ConsoleStaffMember extends StaffMember {
  enabled: boolean;
  /** The caller's own row. */
  you: boolean;
  /** Of the last disabling or enabling; null while there was none. */
  decidedAt: string | null;
  decidedBy: string | null;
  reason: string | null;
}

/** `/console/staff/names`: by whom decisions name their staff. */
export interface StaffName {
  mobile: string;
  name: string;
}

/** `PUT /console/staff/{id}/name` */
export interface StaffNameRequest {
  name: string;
}

/** `PUT /console/staff/{id}/access` */
export interface StaffAccessRequest {
  enabled: boolean;
  reason: string;
}
