import { Children, isValidElement, type ReactNode } from 'react';

export interface SortChoice {
  field: string;
  label: string;
}

interface ColumnProps {
  source?: string;
  label?: string;
  disableSort?: boolean;
}

/** The sortable columns of a table. */
export function sortsOf(table: ReactNode): SortChoice[] {
  if (!isValidElement<{ children?: ReactNode }>(table)) return [];
  return Children.toArray(table.props.children).flatMap((column) => {
    if (!isValidElement<ColumnProps>(column)) return [];
    const { source, label, disableSort } = column.props;
    return source && !disableSort ? [{ field: source, label: label ?? source }] : [];
  });
}
