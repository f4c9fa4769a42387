import type { ChargeLine } from '@contract/rentals/charge-lines';
import { useText } from '@/lib/i18n';
import { TermList } from '@/ui/costs/TermList';
import { Alert } from '@/ui/feedback/Alert';
import { paymentMessages } from '../payment/payment-messages';

/** Lists the terms that have changed since the customer read them; renders nothing if none have. */
export function TermsChanged({ lines }: { lines: readonly ChargeLine[] }) {
  const t = useText(paymentMessages);
  if (lines.length === 0) return null;
  return (
    <Alert tone="warning" title={t('termsChangedTitle')}>
      <TermList lines={lines} />
    </Alert>
  );
}
