import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'react-admin';
import type { RefundRowState } from '@contract/payments/refunds';
import { useText } from '../../shared/i18n';
import { STATES } from './words';

const ALL = 'ALL';
const SHOWN: readonly RefundRowState[] = ['DUE', 'SENT', 'BOUNCED'];
export const REFUND_TABS = [...SHOWN.map((state) => ({ state })), {}];

/** Tabs by the state of the refund. Due refunds are listed oldest first, others newest first. The search is kept. */
export function RefundTabs() {
  const t = useText();
  const { setFilters, setSort, ...list } = useListContext();
  const { q, state } = list.filterValues as { q?: string; state?: RefundRowState };

  function show(tab: string): void {
    setSort({ field: 'dueDate', order: tab === 'DUE' ? 'ASC' : 'DESC' });
    setFilters({ ...(tab !== ALL && { state: tab }), ...(q && { q }) }, list.displayedFilters);
  }

  return (
    <Tabs
      value={state && SHOWN.includes(state) ? state : ALL}
      onChange={(_, tab: string) => show(tab)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('Refunds')}
      sx={{ mb: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {SHOWN.map((one) => (
        <Tab key={one} value={one} label={t(STATES[one][0])} />
      ))}
      <Tab value={ALL} label={t('All')} />
    </Tabs>
  );
}
