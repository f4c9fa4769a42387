import type { ReactElement } from 'react';
import { RENTAL_PAYMENT_FILTERS, type RentalPaymentFilter } from '@contract/rentals/console-rental';
import { RENTAL_STATUSES } from '@contract/rentals/rentals';
import type { PlainText } from '../../shared/i18n';
import { DayInput } from '../../shared/ui/forms/DayInput';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { Search } from '../../shared/ui/lists/Search';
import { statusChoices, statusLabel } from '../../shared/ui/StatusChip';
import { dueChoices } from './due-texts';
import type { WaitChoice } from './waits';

function paymentLabel(filter: RentalPaymentFilter): PlainText {
  if (filter === 'NONE') return 'None';
  return filter === 'REJECTED' ? 'Rejected, new payment due' : statusLabel(filter);
}

/** Returns the filters of a rental list. @param waits The acts that its rentals can wait for */
export const rentalFilters = (waits: WaitChoice[]): ReactElement[] => [
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
  <SelectInput key="waitsFor" source="waitsFor" label="Waiting for" choices={waits} sx={{ minWidth: 280 }} />,
  <DayInput key="pickupFrom" source="pickupFrom" label="Pickup from" />,
  <DayInput key="pickupTo" source="pickupTo" label="Pickup to" />,
  <SelectInput
    key="payment"
    source="payment"
    label="Payment"
    choices={RENTAL_PAYMENT_FILTERS.map((id) => ({ id, name: paymentLabel(id) }))}
  />,
  <SelectInput key="due" source="due" label="Due" choices={dueChoices} />,
];
