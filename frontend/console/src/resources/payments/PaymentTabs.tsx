import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../shared/http/use-calls';
import { CountedTabs } from '../../shared/ui/lists/CountedTabs';
import type { PaymentCalls } from './calls';
import { PAYMENT_TABS } from './tabs';

/** The payments by what is to be done with them. */
export function PaymentTabs() {
  const data = useCalls<PaymentCalls>();
  const { data: counts } = useQuery({
    queryKey: ['transactions', 'counts'],
    queryFn: () => data.countPayments(),
  });
  return <CountedTabs label="Payments" tabs={PAYMENT_TABS} counts={counts} />;
}
