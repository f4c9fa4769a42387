import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'react-admin';
import type { SettlementState } from '@contract/rentals/settlements';
import { useText } from '../../shared/i18n';
import { STATES } from './words';

const ALL = 'ALL';
const SHOWN: readonly SettlementState[] = ['DRAFT', 'ISSUED', 'DISPUTED', 'FINAL'];
export const SETTLEMENT_TABS = [...SHOWN.map((state) => ({ state })), {}];

/** Tabs by the state of the settlement. The search is kept. */
export function SettlementTabs() {
  const t = useText();
  const { setFilters, ...list } = useListContext();
  const { q, state } = list.filterValues as { q?: string; state?: SettlementState };
  return (
    <Tabs
      value={state && SHOWN.includes(state) ? state : ALL}
      onChange={(_, tab: string) =>
        setFilters({ ...(tab !== ALL && { state: tab }), ...(q && { q }) }, list.displayedFilters)
      }
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('Settlements')}
      sx={{ mb: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {SHOWN.map((one) => (
        <Tab key={one} value={one} label={t(STATES[one][0])} />
      ))}
      <Tab value={ALL} label={t('All')} />
    </Tabs>
  );
}
