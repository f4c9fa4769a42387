import Box from '@mui/material/Box';
import { formatPaise, formatRupees, toPaise } from '@contract/money';
import { upiLink } from '@contract/payments/upi-payment';
import { waysToPay } from '@contract/payments/ways-to-pay';
import type { Hold } from '@contract/rentals/rentals';
import { useText } from '../../../shared/i18n';
import { Facts } from '../../../shared/ui/Facts';
import { QrCode } from '../../../shared/ui/QrCode';

/** The UPI code of the payment, and its content as text. */
export function ScanToPay({ hold: { payment, reference } }: { hold: Hold }) {
  const t = useText();
  const total = toPaise(payment.amount);
  const { parts } = waysToPay({ kind: payment.kind, limit: toPaise(payment.limit) }, 'DESKTOP', total);
  const due = parts[0] ?? total;
  const amount = formatPaise(due);
  const { bank } = payment;
  const aboveLimit = parts.length > 1;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'center' }}>
      <Box
        component={QrCode}
        uri={upiLink(payment, due, reference)}
        label={t('UPI code to pay {amount} to {payee}', { amount, payee: payment.payee })}
        sx={{
          width: 'min(100%, 15rem)',
          aspectRatio: '1',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Facts
          facts={[
            ['Amount', <strong key="amount">{amount}</strong>],
            ['Payee', payment.payee],
            ['UPI ID', payment.vpa],
            ['Reference', reference],
            ...(aboveLimit ? ([['Total', formatRupees(payment.amount)]] as const) : []),
            ...(aboveLimit && bank
              ? ([['Bank transfer', `${bank.holder}, ${bank.number}, ${bank.ifsc}`]] as const)
              : []),
          ]}
        />
      </Box>
    </Box>
  );
}
