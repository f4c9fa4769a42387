import Chip from '@mui/material/Chip';
import { dayIn } from '@contract/calendar';
import type { ConsoleRefund } from '@contract/console';
import { formatRupees } from '@contract/money';
import { useText } from '../../shared/i18n';
import { formatDay, formatInstant } from '../../shared/i18n/format';
import { isOverdue } from '../../shared/ui/overdue';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';

/** Each refund on a line of its own. */
export const RefundLines = ({ refunds }: { refunds: readonly ConsoleRefund[] }) =>
  refunds.map((refund) => (
    <span key={`${refund.state} ${refund.reference}`} style={{ display: 'block' }}>
      <RefundLine refund={refund} />
    </span>
  ));

/** The refund's amount, due date and reference. */
function RefundLine({ refund }: { refund: ConsoleRefund }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const { amount, dueDate, reference, state, refundedAt, refundedBy } = refund;
  const sum = formatRupees(amount);
  if (state === 'PAID') {
    return (
      <>
        {t('{sum} refunded, reference {reference}', { sum, reference: reference ?? '' })}
        {refundedBy && ` ${t('by {who}', { who: staffLabel(refundedBy) })}`}
        {refundedAt && ` ${formatInstant(refundedAt)}`}
      </>
    );
  }
  const text = { sum, day: formatDay(dueDate) };
  return (
    <>
      {state === 'CHECKING'
        ? t('{sum} due by {day}, payment not verified yet', text)
        : t('{sum} due by {day}', text)}
      {isOverdue(dueDate, dayIn('Asia/Kolkata', new Date())) && (
        <Chip size="small" color="error" label={t('Overdue')} sx={{ ml: 0.5 }} />
      )}
    </>
  );
}
