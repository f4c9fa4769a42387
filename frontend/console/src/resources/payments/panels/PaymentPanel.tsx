import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsoleTransaction } from '@contract/console';
import { formatRupees } from '@contract/money';
import { useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { MobileLink } from '../../../shared/ui/customer/MobileLink';
import { Facts } from '../../../shared/ui/Facts';
import { Panel } from '../../../shared/ui/Panel';
import { FlagAlerts } from '../FlagAlerts';
import { RefundLines } from '../RefundLine';

/** Compares the customer's entries with the expected values. */
export function PaymentPanel({ payment }: { payment: ConsoleTransaction }) {
  const t = useText();
  const { expectedAmount, refunds, customerMobile } = payment;
  return (
    <Panel title="Payment">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        <LabelledValue label={t('Amount reported')} value={formatRupees(payment.amount)} />
        <LabelledValue
          label={t('Expected')}
          value={expectedAmount === null ? t('Not known yet') : formatRupees(expectedAmount)}
        />
        {payment.receivedAmount !== null && (
          <LabelledValue label={t('Received')} value={formatRupees(payment.receivedAmount)} />
        )}
      </Box>
      <FlagAlerts row={payment} />
      <Facts
        facts={[
          ['Transaction', <strong className="figures">{payment.transactionId}</strong>],
          ['Customer', payment.customerName ?? t('Not registered yet')],
          ['Mobile', <MobileLink mobile={customerMobile} />],
          ['Submitted', formatInstant(payment.createdAt)],
          ...(refunds.length > 0 ? [['Refund', <RefundLines refunds={refunds} />] as const] : []),
        ]}
      />
    </Panel>
  );
}

const LabelledValue = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Typography variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography variant="h5" component="p" className="figures">
      {value}
    </Typography>
  </div>
);
