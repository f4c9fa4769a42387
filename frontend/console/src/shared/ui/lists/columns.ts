import type { ReactNode } from 'react';
import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin';
import type { PlainText } from '../../i18n/texts';

/** react-admin's column, which translates its label; here it accepts known texts only. */
export const columnOf = <Row extends RaRecord>() =>
  DataTable.Col<Row> as (
    props: Omit<DataTableColumnProps<Row>, 'label'> & { label?: PlainText },
  ) => ReactNode;
