import type { ReactElement, ReactNode } from 'react';
import { DataTable, type ResourceOptions, useResourceDefinition } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import { type PlainText, useLocal } from '../../shared/i18n';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Car, Customer, Payment, Period, Reference, Status } from './fields';
import { RentalCard } from './RentalCard';

const Table = DataTable<ConsoleRental>;
const Col = columnOf<ConsoleRental>();

interface Props {
  empty: PlainText;
  filters: ReactElement[];
  /** The buttons of a row. */
  actions: ReactNode;
}

/** Bookings and reservations differ only in their actions and in what they wait for. */
export function RentalList({ empty, filters, actions }: Props) {
  const local = useLocal();
  return (
    <ScreenList
      title={{ text: local(useResourceDefinition<ResourceOptions>().options?.label ?? '') }}
      empty={empty}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      card={<RentalCard actions={actions} />}
    >
      <Table bulkActionButtons={false} rowClick="show">
        <Col source="createdAt" label="Reference" field={Reference} />
        <Col source="status" label="Status" field={Status} />
        <Col label="Car" disableSort field={Car} />
        <Col label="Customer" disableSort field={Customer} />
        <Col source="fromDate" label="Pickup and return" field={Period} />
        <Col source="total" label="Payment" field={Payment} />
        <Col label="Decision" disableSort render={() => actions} />
      </Table>
    </ScreenList>
  );
}
