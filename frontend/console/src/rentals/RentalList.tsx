import type { ReactNode } from 'react';
import { DataTable, type ResourceOptions, useResourceDefinition } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import { RENTAL_PAYMENT_FILTERS, type RentalPaymentFilter } from '@contract/rentals/console-rental';
import { RENTAL_STATUSES } from '@contract/rentals/rentals';
import { type PlainText, useLocal } from '../i18n';
import { dueChoices } from '../today/due-texts';
import { DateInput } from '../ui/forms/inputs';
import { SelectInput } from '../ui/forms/SelectInput';
import { columnOf } from '../ui/lists/columns';
import { ScreenList } from '../ui/lists/ScreenList';
import { Search } from '../ui/lists/Search';
import { statusChoices, statusLabel } from '../ui/StatusChip';
import { Car, Customer, Payment, Period, Reference, Status } from './fields';
import { RentalCard } from './RentalCard';
import { waitChoices } from './waits';

const Table = DataTable<ConsoleRental>;
const Col = columnOf<ConsoleRental>();

function paymentLabel(filter: RentalPaymentFilter): PlainText {
  if (filter === 'NONE') return 'None';
  return filter === 'REJECTED' ? 'Rejected, new payment due' : statusLabel(filter);
}

const filters = [
  <Search
    key="q"
    source="q"
    alwaysOn
    placeholder="Reference, name, mobile, plate, transaction ID"
    sx={{ minWidth: 280 }}
  />,
  <SelectInput
    key="status"
    source="status"
    label="Status"
    alwaysOn
    choices={statusChoices(RENTAL_STATUSES)}
  />,
  <SelectInput
    key="waitsFor"
    source="waitsFor"
    label="Waiting for"
    choices={waitChoices}
    sx={{ minWidth: 280 }}
  />,
  <DateInput key="pickupFrom" source="pickupFrom" label="Pickup from" />,
  <DateInput key="pickupTo" source="pickupTo" label="Pickup to" />,
  <SelectInput
    key="payment"
    source="payment"
    label="Payment"
    choices={RENTAL_PAYMENT_FILTERS.map((id) => ({ id, name: paymentLabel(id) }))}
  />,
  <SelectInput key="due" source="due" label="Due" choices={dueChoices} />,
];

interface Props {
  empty: PlainText;
  /** The buttons of a row. */
  actions: ReactNode;
}

/** Bookings and reservations differ only in their actions. */
export function RentalList({ empty, actions }: Props) {
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
