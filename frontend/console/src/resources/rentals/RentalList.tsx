import type { ReactElement } from 'react';
import { DataTable, type ResourceOptions, useResourceDefinition } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import { type PlainText, useLocal } from '../../shared/i18n';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Car, Customer, Payment, Period, Reference, Status } from './fields';
import { RentalCard } from './RentalCard';
import { RentalDecision } from './RentalDecision';

const Table = DataTable<ConsoleRental>;
const Col = columnOf<ConsoleRental>();

interface Props {
  empty: PlainText;
  filters: ReactElement[];
}

export function RentalList({ empty, filters }: Props) {
  const local = useLocal();
  return (
    <ScreenList
      title={{ text: local(useResourceDefinition<ResourceOptions>().options?.label ?? '') }}
      empty={empty}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      card={<RentalCard />}
    >
      <Table bulkActionButtons={false} rowClick="show">
        <Col source="createdAt" label="Reference" field={Reference} />
        <Col source="status" label="Status" field={Status} />
        <Col label="Car" disableSort field={Car} />
        <Col label="Customer" disableSort field={Customer} />
        <Col source="fromDate" label="Pickup and return" field={Period} />
        <Col source="total" label="Payment" field={Payment} />
        <Col label="Decision" disableSort field={RentalDecision} />
      </Table>
    </ScreenList>
  );
}
