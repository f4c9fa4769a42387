import { ColumnsButton, FilterButton, TopToolbar, useListContext } from 'react-admin';
import { NewRows } from '../waiting/NewRows';
import { ExportButton } from './ExportButton';
import type { SortChoice } from './list-columns';
import { SortMenu } from './SortMenu';

interface Props {
  narrow: boolean;
  hasFilters: boolean;
  sorts: readonly SortChoice[];
}

/** The toolbar above a list. */
export function ListTools({ narrow, hasFilters, sorts }: Props) {
  const { error } = useListContext();
  if (error) return null;
  return (
    <TopToolbar sx={{ bgcolor: { xs: 'transparent' } }}>
      <NewRows />
      {hasFilters && <FilterButton />}
      {narrow ? sorts.length > 0 && <SortMenu choices={sorts} /> : <ColumnsButton />}
      <ExportButton />
    </TopToolbar>
  );
}
