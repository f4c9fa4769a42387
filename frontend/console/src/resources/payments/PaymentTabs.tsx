import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import type { PaymentCalls } from './calls';
import { PAYMENT_TABS, tabOf } from './tabs';

/** The payments by what is to be done with them, each with how many there are. A search stays. */
export function PaymentTabs() {
  const t = useText();
  const data = useCalls<PaymentCalls>();
  const { setFilters, setSort, ...list } = useListContext();
  const { q } = list.filterValues as { q?: string };
  const { data: counts } = useQuery({
    queryKey: ['transactions', 'counts'],
    queryFn: () => data.countPayments(),
  });

  function show(name: string): void {
    const tab = PAYMENT_TABS.find((one) => one.name === name);
    if (!tab) return;
    setSort({ field: 'createdAt', order: tab.order });
    setFilters({ ...tab.filter, ...(q ? { q } : {}) }, list.displayedFilters);
  }

  return (
    <Tabs
      value={tabOf(list.filterValues as Record<string, unknown>).name}
      onChange={(_, name: string) => show(name)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('Payments')}
      sx={{ mb: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {PAYMENT_TABS.map(({ name, label }) => (
        <Tab key={name} value={name} label={counts ? `${t(label)} (${counts[name]})` : t(label)} />
      ))}
    </Tabs>
  );
}
