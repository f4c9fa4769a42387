import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { List, Pagination, type SortPayload, useListContext } from 'react-admin';
import { explain } from '../../http/error-text';
import type { Localizable } from '../../i18n';
import { type Composed, type PlainText, useLocal } from '../../i18n';
import { Problem } from '../Problem';
import { Screen } from '../Screen';
import { useRowKeys } from '../shortcuts/use-row-keys';
import { TryAgain } from '../TryAgain';
import { EmptyState } from './EmptyState';
import { FilterChips } from './FilterChips';
import { sortsOf } from './list-columns';
import { ListAddress } from './ListAddress';
import { ListTools } from './ListTools';
import { RowCards } from './RowCards';
import { RowTable } from './RowTable';

interface Props {
  title: PlainText | Composed;
  lead?: PlainText | ReactElement;
  actions?: ReactNode;
  /** Shown when the list is empty without any filter. */
  empty: PlainText;
  sort: SortPayload;
  filters?: ReactElement[];
  filterDefaultValues?: Record<string, unknown>;
  /** One row as a card, for narrow screens. */
  card: ReactNode;
  /** Returns the text for a list that could not be read. */
  describe?: (error: Error) => Localizable;
  above?: ReactNode;
  /** Tabs above the rows, and their filters, for which no chips are shown. */
  tabs?: { bar: ReactNode; filters: readonly Readonly<Record<string, unknown>>[] };
  /** True if rows have one height by default, which the user can change. */
  dense?: boolean;
  /** The table, for wide screens. */
  children: ReactNode;
}

export function ScreenList({
  title,
  lead,
  actions,
  above,
  empty,
  card,
  describe,
  children,
  tabs,
  dense = false,
  filters = [],
  ...list
}: Props) {
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('lg'));
  return (
    <Screen title={title} lead={lead} actions={actions}>
      {above}
      <List
        {...list}
        title={false}
        component={narrow ? 'div' : undefined}
        filters={filters}
        actions={
          <ListTools
            narrow={narrow}
            dense={dense}
            hasFilters={filters.length > 0}
            sorts={sortsOf(children)}
          />
        }
        exporter={false}
        perPage={25}
        pagination={<Pages />}
        empty={<EmptyState text={empty} />}
        error={<ListProblem describe={describe ?? explain} />}
        // The list shows the error itself, so no notification repeats it. Rows are read again on request only.
        queryOptions={{ onError: () => undefined, refetchOnWindowFocus: false }}
      >
        <ListAddress />
        {tabs?.bar}
        <FilterChips filters={filters} shown={tabs?.filters} />
        <div ref={rows}>
          {narrow ? <RowCards>{card}</RowCards> : <RowTable dense={dense}>{children}</RowTable>}
        </div>
      </List>
    </Screen>
  );
}

function Pages() {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />;
}

function ListProblem({ describe }: { describe: (error: Error) => Localizable }) {
  const { error, refetch, isFetching } = useListContext();
  const local = useLocal();
  if (!error) return null;
  return (
    <Problem
      title={local(describe(error))}
      action={<TryAgain busy={isFetching} onPress={() => void refetch()} />}
    />
  );
}
