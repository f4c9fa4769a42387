import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import { formatRupees } from '@contract/money';
import type { PaymentEvent, PaymentReview } from '@contract/payments/payment-review';
import { type PlainText, useLocal, useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { nameAndNumber } from '../../../shared/ui/customer/name-of';
import { Panel } from '../../../shared/ui/Panel';
import { useStaffLabel } from '../../../shared/ui/staff/use-staff-label';
import { StatusChip } from '../../../shared/ui/StatusChip';

const EVENT_TEXTS: Record<PaymentEvent, PlainText> = {
  SUBMITTED: 'Submitted by the customer',
  VERIFIED: 'Verified',
  REJECTED: 'Rejected',
  REOPENED: 'Decision taken back',
  CORRECTED: 'Amount corrected',
  ATTACHED: 'Linked to a booking',
  RELEASED: 'Transaction ID released',
  REFUNDED: 'Refunded',
  REFUND_BOUNCED: 'The refund came back',
};
const LIST = { m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none' } as const;

export function HistoryPanel({ history }: Pick<PaymentReview, 'history'>) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const local = useLocal();
  return (
    <Panel title="History">
      <Box component="ol" sx={{ ...LIST, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
        {history.map(({ what, at, by, note, ...translation }) => (
          <li key={`${at} ${what}`}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t(EVENT_TEXTS[what])}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {formatInstant(at)} {by && t('by {who}', { who: staffLabel(by) })}
            </Typography>
            {note && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {local({ message: note, ...translation })}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </Panel>
  );
}

/** Other payments with the same screenshot. */
export function SamePicturePanel({ samePicture }: Pick<PaymentReview, 'samePicture'>) {
  const t = useText();
  const createPath = useCreatePath();
  return (
    <Panel title="The same screenshot came with">
      <Box component="ul" sx={LIST}>
        {samePicture.map((other) => (
          <Box component="li" key={other.id} sx={{ typography: 'body2' }}>
            <Link to={createPath({ resource: 'transactions', type: 'show', id: other.id })}>
              {`${t('Transaction')} ${other.transactionId}`}
            </Link>{' '}
            <StatusChip status={other.status} />
            <div>
              {`${formatRupees(other.amount)} · ${nameAndNumber(other.customerName ?? t('Not registered yet'), other.customerMobile)}`}
            </div>
            <div>{formatInstant(other.createdAt)}</div>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
