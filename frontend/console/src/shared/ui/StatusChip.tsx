import Chip from '@mui/material/Chip';
import type { ComplaintState } from '@contract/customers/complaints';
import type { Approval } from '@contract/customers/people';
import type { MessageState } from '@contract/office';
import type { PaymentStatus } from '@contract/payments/payments';
import type { RentalStatus } from '@contract/rentals/rentals';
import { type PlainText, useText } from '../i18n';

type StaffState = 'ENABLED' | 'DISABLED';
export type Status = RentalStatus | PaymentStatus | Approval | ComplaintState | MessageState | StaffState;
type Tone = 'default' | 'success' | 'warning' | 'error' | 'info';

const APPEARANCE: Record<Status, [label: PlainText, tone: Tone]> = {
  PENDING: ['Pending', 'warning'],
  CONFIRMED: ['Confirmed', 'success'],
  ON_TRIP: ['On trip', 'info'],
  RETURNED: ['Returned', 'info'],
  CLOSED: ['Closed', 'default'],
  DECLINED: ['Declined', 'error'],
  CANCELLED: ['Cancelled', 'error'],
  NO_SHOW: ['No-show', 'error'],
  EXPIRED: ['Expired', 'default'],
  SUBMITTED: ['To verify', 'warning'],
  VERIFIED: ['Verified', 'success'],
  REJECTED: ['Rejected', 'error'],
  REFUND_DUE: ['Refund due', 'warning'],
  REFUNDED: ['Refunded', 'default'],
  APPROVED: ['Approved', 'success'],
  OPEN: ['Open', 'warning'],
  ANSWERED: ['Answered', 'info'],
  RESOLVED: ['Resolved', 'success'],
  QUEUED: ['Queued', 'info'],
  SENT: ['Sent', 'success'],
  FAILED: ['Failed', 'error'],
  ENABLED: ['Enabled', 'success'],
  DISABLED: ['Disabled', 'error'],
};

export const statusLabel = (status: Status): PlainText => APPEARANCE[status][0];

/** Choices of a status filter. */
export const statusChoices = (statuses: readonly Status[]): { id: Status; name: PlainText }[] =>
  statuses.map((id) => ({ id, name: statusLabel(id) }));

export function StatusChip({ status }: { status: Status }) {
  const t = useText();
  const [label, color] = APPEARANCE[status];
  return <Chip size="small" variant="outlined" label={t(label)} color={color} />;
}
