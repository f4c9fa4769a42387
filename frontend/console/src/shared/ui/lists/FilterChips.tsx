import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactElement } from 'react';
import { useListContext } from 'react-admin';
import { useLocal, useText } from '../../i18n';
import { chipsOf } from './filter-chips';

/** The active filters, each with a button to remove it. */
type Values = Readonly<Record<string, unknown>>;

interface Props {
  filters: readonly ReactElement[];
  /** Filters that tabs show. */
  shown?: readonly Values[] | undefined;
}

export function FilterChips({ filters, shown = [] }: Props) {
  const list = useListContext();
  const filterValues = list.filterValues as Record<string, unknown>;
  const t = useText();
  const local = useLocal();
  const isShown = ([source, value]: [string, unknown]): boolean =>
    shown.some((filter) => filter[source] === value);
  const others = Object.entries(filterValues).filter((entry) => !isShown(entry));
  const chips = chipsOf(filters, Object.fromEntries(others));
  if (chips.length === 0) return null;

  function without(source: string): void {
    const rest = Object.entries(filterValues).filter(([name]) => name !== source);
    list.setFilters(Object.fromEntries(rest), list.displayedFilters);
  }

  return (
    <Box
      component="ul"
      aria-label={t('Filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, px: { xs: 0, lg: 1 }, py: 1, listStyle: 'none' }}
    >
      {chips.map(({ source, label, value }) => (
        <li key={source}>
          <Chip
            size="small"
            label={[label, value].flatMap((text) => (text ? [local(text)] : [])).join(': ')}
            onClick={() => without(source)}
            onDelete={() => without(source)}
          />
        </li>
      ))}
    </Box>
  );
}
