import type { ReactElement } from 'react';
import { DataTable, type ResourceOptions, useResourceDefinition } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import { type PlainText, useLocal } from '../../shared/i18n';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Car, Customer, Payment, Period, Reference, ShortStatus } from './fields';
import { RentalCard } from './RentalCard';
import { FoldedDecision } from './RentalDecision';
import { RentalTabs } from './RentalTabs';
import { RENTAL_TABS } from './views';

const Table = DataTable<ConsoleRental>;
const Col = columnOf<ConsoleRental>();

interface Props {
  label: PlainText;
  empty: PlainText;
  filters: ReactElement[];
}

export function RentalList({ label, empty, filters }: Props) {
  const local = useLocal();
  return (
    <ScreenList
      title={{ text: local(useResourceDefinition<ResourceOptions>().options?.label ?? '') }}
      empty={empty}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      tabs={{ bar: <RentalTabs label={label} />, filters: RENTAL_TABS.map(({ filter }) => filter) }}
      card={<RentalCard />}
      dense
    >
      <Table bulkActionButtons={false} rowClick="show">
        <Col source="createdAt" label="Reference" field={Reference} />
        <Col source="status" label="Status" field={ShortStatus} />
        <Col label="Car" disableSort field={Car} />
        <Col label="Customer" disableSort field={Customer} />
        <Col source="fromDate" label="Pickup and return" field={Period} />
        <Col source="total" label="Payment" field={Payment} />
        <Col label="Next step" disableSort field={FoldedDecision} />
      </Table>
    </ScreenList>
  );
}
