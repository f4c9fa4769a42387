import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import { type PlainText, useText } from '../../i18n';
import { type ListTab, tabOf } from './list-tabs';

interface Props<Name extends string> {
  label: PlainText;
  tabs: readonly ListTab<Name>[];
  counts: Readonly<Record<Name, number>> | undefined;
}

/** Tabs that show parts of a list, each with its number of rows. Changing the tab keeps the search. */
export function CountedTabs<Name extends string>({ label, tabs, counts }: Props<Name>) {
  const t = useText();
  const { setFilters, setSort, ...list } = useListContext();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const values = list.filterValues as Record<string, unknown>;

  function show(name: Name): void {
    const tab = tabs.find((one) => one.name === name);
    if (!tab) return;
    setSort(tab.sort);
    setFilters({ ...tab.filter, ...(values['q'] ? { q: values['q'] } : {}) }, list.displayedFilters);
  }

  return (
    <Tabs
      value={tabOf(tabs, values)?.name ?? false}
      onChange={(_, name: Name) => show(name)}
      variant={isPhone ? 'standard' : 'scrollable'}
      allowScrollButtonsMobile
      aria-label={t(label)}
      sx={{
        mb: { xs: 1, lg: 0 },
        borderBottom: 1,
        borderColor: 'divider',
        minHeight: 40,
        '& .MuiTab-root': {
          minHeight: { xs: 44, sm: 40 },
          minWidth: 0,
          px: { xs: 0.75, sm: 1.5 },
          py: 0,
          fontSize: { xs: '0.8125rem', sm: '0.875rem' },
        },
        // On a phone, the tabs wrap to several rows, which the moving indicator line cannot follow.
        '& .MuiTabs-list': { flexWrap: { xs: 'wrap', sm: 'nowrap' } },
        '& .MuiTabs-indicator': { display: { xs: 'none', sm: 'block' } },
        '& .Mui-selected': { boxShadow: { xs: 'inset 0 -2px currentColor', sm: 'none' } },
      }}
    >
      {tabs.map(({ name, label: text }) => (
        <Tab key={name} value={name} label={counts ? `${t(text)} (${counts[name]})` : t(text)} />
      ))}
    </Tabs>
  );
}
