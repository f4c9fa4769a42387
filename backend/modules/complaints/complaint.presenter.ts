import type { Day } from '../../contract/calendar.js';
import type {
  Complaint,
  ComplaintBookPage,
  ComplaintState,
  ConsoleComplaint,
} from '../../contract/customers/complaints.js';
import { documentPath } from '../../contract/customers/document-path.js';

export interface ComplaintRow {
  id: number;
  number: string;
  subject: string;
  message: string;
  state: ComplaintState;
  imageId: string | null;
  customerId: number;
  customerName: string | null;
  customerMobile: string;
  customerEmail: string;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  answers: { text: string; by: string; at: string }[];
  pageNumber: string | null;
  duplicateDueAt: Date | null;
  duplicateSentOn: Day | null;
}

const imagePath = ({ imageId }: ComplaintRow): string | null => imageId && documentPath(imageId);

function bookPageOf({ pageNumber, duplicateDueAt, duplicateSentOn }: ComplaintRow): ComplaintBookPage | null {
  if (pageNumber === null || duplicateDueAt === null) return null;
  return { number: pageNumber, duplicateDueAt: duplicateDueAt.toISOString(), duplicateSentOn };
}

const instant = (text: string): string => new Date(text).toISOString();

/** Returns the complaint for the customer, without the staff member who replied. */
export function toComplaint(row: ComplaintRow): Complaint {
  return {
    complaintId: row.id,
    number: row.number,
    subject: row.subject,
    message: row.message,
    state: row.state,
    imagePath: imagePath(row),
    createdAt: row.createdAt.toISOString(),
    answers: row.answers.map(({ text, at }) => ({ text, by: 'staff', at: instant(at) })),
  };
}

export function toConsoleComplaint(row: ComplaintRow): ConsoleComplaint {
  return {
    id: row.id,
    number: row.number,
    subject: row.subject,
    message: row.message,
    state: row.state,
    imagePath: imagePath(row),
    customerId: row.customerId,
    customerName: row.customerName,
    customerMobile: row.customerMobile,
    customerEmail: row.customerEmail,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    bookPage: bookPageOf(row),
    answers: row.answers.map(({ text, by, at }) => ({ text, by, at: instant(at) })),
  };
}
