import { DataTable, SearchInput, SelectInput, useResourceDefinition } from 'react-admin';
import type { ReactNode } from 'react';
import type { ConsoleRental } from '@contract/console';
import { RENTAL_STATUSES } from '@contract/rentals';
import { dueChoices } from '../today/due-texts';
import { ScreenList } from '../ui/ScreenList';
import { statusChoices } from '../ui/StatusChip';
import { Car, Customer, Payment, Period, Reference, Status } from './fields';
import { RentalCard } from './RentalCard';

const Table = DataTable<ConsoleRental>;
const Col = DataTable.Col<ConsoleRental>;

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Code, name, mobile, plate, transaction"
    sx={{ minWidth: 280 }}
  />,
  <SelectInput
    key="status"
    source="status"
    label="Status"
    alwaysOn
    choices={statusChoices(RENTAL_STATUSES)}
  />,
  <SelectInput key="due" source="due" label="Due" choices={dueChoices} />,
];

interface Props {
  empty: string;
  /** The decisions of a row. */
  actions?: ReactNode;
}

/** Bookings and reservations are the same table but for what can be decided about them. */
export const RentalList = ({ empty, actions }: Props) => (
  <ScreenList
    title={useResourceDefinition().options?.label ?? ''}
    empty={empty}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    card={<RentalCard actions={actions} />}
  >
    <Table bulkActionButtons={false} rowClick="show">
      <Col source="createdAt" label="Code" field={Reference} />
      <Col source="status" label="Status" field={Status} />
      <Col label="Car" disableSort field={Car} />
      <Col label="Customer" disableSort field={Customer} />
      <Col source="fromDate" label="Pickup and return" field={Period} />
      <Col source="total" label="Payment" field={Payment} />
      {actions && <Col label="Decision" disableSort render={() => actions} />}
    </Table>
  </ScreenList>
);
