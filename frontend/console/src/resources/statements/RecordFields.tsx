import Typography from '@mui/material/Typography';
import { FormDataConsumer, ReferenceInput, useGetList, useGetOne } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import type { ConsoleCustomer } from '@contract/customers/console-customers';
import { MAX_REASON_LENGTH } from '@contract/limits';
import { useText } from '../../shared/i18n';
import { formatShortDayTime } from '../../shared/i18n/format';
import { nameAndNumber, nameOf } from '../../shared/ui/customer/name-of';
import { AutocompleteInput, TextInput } from '../../shared/ui/forms/inputs';
import { isRequired } from '../../shared/ui/forms/RupeesInput';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import type { CreditOfCustomer } from './calls';

export const NEXT_BOOKING = 'book';
const NEXT_RESERVATION = 'reserve';

export interface CreditValues {
  customerId: number;
  /** The ID of a rental, or the kind of the next rental. */
  purpose: number | typeof NEXT_BOOKING | typeof NEXT_RESERVATION;
  reason: string;
}

export const toCredit = ({ customerId, purpose, reason }: CreditValues): CreditOfCustomer => ({
  customerId,
  reason,
  ...(typeof purpose === 'number' ? { rentalId: purpose } : { type: purpose }),
});

const describe = (customer?: ConsoleCustomer): string =>
  customer ? nameAndNumber(nameOf(customer), customer.mobile) : '';

export function RecordFields({ text }: { text: string | null }) {
  const t = useText();
  return (
    <>
      {text && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      <Typography variant="body2">
        {t('The payment is verified at once, and the customer gets an e-mail.')}
      </Typography>
      <ReferenceInput source="customerId" reference="customers" sort={{ field: 'id', order: 'DESC' }}>
        <AutocompleteInput
          label="Customer"
          optionText={describe}
          filterToQuery={(q: string) => (q ? { q } : {})}
          helperText={false}
          validate={isRequired}
          openOnFocus={false}
        />
      </ReferenceInput>
      <FormDataConsumer<Partial<CreditValues>>>
        {({ formData }) => formData.customerId && <Purpose customerId={formData.customerId} />}
      </FormDataConsumer>
      <TextInput
        source="reason"
        label="Why (for our records)"
        multiline
        minRows={2}
        validate={isRequired}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
      />
    </>
  );
}

const CALLED_OFF: readonly string[] = ['CANCELLED', 'DECLINED', 'EXPIRED'];

/** Chooses the rental that the money is for: an existing one of the customer, or the next one. */
function Purpose({ customerId }: { customerId: number }) {
  const t = useText();
  const { data: customer } = useGetOne<ConsoleCustomer>(
    'customers',
    { id: customerId },
    { onError: () => undefined },
  );
  const rentals = [...useRentals('bookings', customer), ...useRentals('reservations', customer)];
  const choices = [
    ...rentals.map((rental) => ({
      id: rental.id,
      name: t('{reference}, {car}, pickup {when}', {
        reference: rental.reference,
        car: rental.carName,
        when: formatShortDayTime(rental.fromDate, rental.pickupTime),
      }),
    })),
    { id: NEXT_BOOKING, name: t('The next booking') },
    { id: NEXT_RESERVATION, name: t('The next reservation') },
  ];
  if (!customer) return null;
  return (
    <SelectInput
      source="purpose"
      label="For which rental"
      translateChoice={false}
      // Refuses a choice that was made for another customer.
      validate={(value: unknown) =>
        choices.some(({ id }) => id === value) ? undefined : 'This field is required.'
      }
      helperText={false}
      choices={choices}
    />
  );
}

function useRentals(kind: 'bookings' | 'reservations', customer?: ConsoleCustomer): ConsoleRental[] {
  const { data = [] } = useGetList<ConsoleRental>(
    kind,
    {
      filter: { q: customer?.email },
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: customer !== undefined, onError: () => undefined },
  );
  return data.filter(({ customerId, status }) => customerId === customer?.id && !CALLED_OFF.includes(status));
}
