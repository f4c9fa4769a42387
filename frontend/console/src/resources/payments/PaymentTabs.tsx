import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../shared/http/use-calls';
import { CountedTabs } from '../../shared/ui/lists/CountedTabs';
import type { PaymentCalls } from './calls';
import { PAYMENT_TABS } from './tabs';

/** Tabs that group the payments by the work that they need. */
export function PaymentTabs() {
  const data = useCalls<PaymentCalls>();
  const { data: counts } = useQuery({
    queryKey: ['transactions', 'counts'],
    queryFn: () => data.countPayments(),
  });
  return <CountedTabs label="Payments" tabs={PAYMENT_TABS} counts={counts} />;
}
