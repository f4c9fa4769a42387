export const COMPLAINT_STATES = ['OPEN', 'ANSWERED', 'RESOLVED'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** In characters. */
export const MAX_SUBJECT_LENGTH = 120;
export const MAX_MESSAGE_LENGTH = 4000;
export const MAX_ANSWER_LENGTH = 4000;

export interface ComplaintAnswer {
  text: string;
  by: 'staff';
  at: string;
}

/** A complaint as the customer who sent it sees it. */
export interface Complaint {
  complaintId: number;
  /** What people call it on the phone and in mails. */
  number: string;
  subject: string;
  message: string;
  state: ComplaintState;
  /** `GET` it with a bearer for a link of five minutes. */
  imagePath: string | null;
  createdAt: string;
  /** Oldest first. */
  answers: ComplaintAnswer[];
}

/** `/console/complaints` */
export interface ConsoleComplaint {
  id: number;
  number: string;
  subject: string;
  message: string;
  state: ComplaintState;
  imagePath: string | null;
  customerId: number;
  customerName: string | null;
  customerMobile: string;
  customerEmail: string;
  createdAt: string;
  /** Who moved it last, and when; null while nobody has. */
  decidedAt: string | null;
  decidedBy: string | null;
  /** Oldest first; `by` is a mobile number. */
  answers: { text: string; by: string; at: string }[];
}

export interface AnswerComplaintRequest {
  text: string;
}

export interface MoveComplaintRequest {
  state: 'OPEN' | 'RESOLVED';
}
