import {
  ColumnsButton,
  FilterButton,
  TopToolbar,
  useCanAccess,
  useGetResourceLabel,
  useListContext,
} from 'react-admin';
import { RowMenu } from '../actions/RowMenu';
import { NewRows } from '../waiting/NewRows';
import { DensityButton } from './density';
import { ExportButton } from './ExportButton';
import type { SortChoice } from './list-columns';
import { SortMenu } from './SortMenu';

interface Props {
  narrow: boolean;
  dense: boolean;
  hasFilters: boolean;
  sorts: readonly SortChoice[];
}

/** The toolbar above a list. */
export function ListTools({ narrow, dense, hasFilters, sorts }: Props) {
  const { error, resource } = useListContext();
  const label = useGetResourceLabel();
  const { canAccess: mayExport } = useCanAccess({ resource: 'lists', action: 'export' });
  if (error) return null;
  return (
    <TopToolbar sx={{ bgcolor: { xs: 'transparent' } }}>
      <NewRows />
      {hasFilters && <FilterButton />}
      {narrow ? sorts.length > 0 && <SortMenu choices={sorts} /> : <ColumnsButton />}
      {dense && !narrow && <DensityButton />}
      {mayExport && (
        <RowMenu of={label(resource, 2)}>
          <ExportButton />
        </RowMenu>
      )}
    </TopToolbar>
  );
}
