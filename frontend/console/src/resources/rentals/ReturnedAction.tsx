import { instantIn } from '@contract/calendar';
import type { EarlyEnd } from '@contract/rentals/kept-fare.rules';
import { rentalResource } from '@contract/rentals/rentals';
import { CITY_ZONE } from '@shared/format/locale';
import { useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls } from './calls';
import { EarlyReturnFacts } from './EarlyReturnFacts';
import { NoForm, WHY_NO_FORM } from './NoForm';
import { TripFacts, type TripRow } from './TripFacts';

const EARLY_MS = 3_600_000;

/** True if the return time is more than one hour away. */
const isEarly = ({ toDate, dropTime }: TripRow): boolean =>
  toDate !== undefined &&
  dropTime !== undefined &&
  instantIn(CITY_ZONE, toDate, dropTime).getTime() - Date.now() > EARLY_MS;

const WHO_ENDS: Reason = {
  name: 'early',
  label: 'Who ends the trip early?',
  choices: [
    { value: 'CUSTOMER', label: 'The customer brings the car back' },
    { value: 'OPERATOR', label: 'We end the trip' },
  ],
  missing: 'Choose who ends the trip.',
  required: true,
};

/**
 * Records a return without the form. For an early return, staff state which side ends the trip, because that decides
 * the refund.
 */
export function ReturnedAction() {
  const t = useText();
  return (
    <RowAction<TripRow, RentalCalls>
      name="plainTrip"
      label="Return without form"
      confirmLabel="Returned"
      cancelLabel="Not now"
      question={({ reference }) => t('{reference}: has the car been returned?', { reference })}
      details={(row) => (
        <>
          <TripFacts row={row} />
          <NoForm />
          {isEarly(row) && <EarlyReturnFacts id={row.id} />}
        </>
      )}
      reasons={(row) => (isEarly(row) ? [WHY_NO_FORM, WHO_ENDS] : [WHY_NO_FORM])}
      call={(data, row, { reason, early }) =>
        data.moveTrip(rentalResource(row.kind), row.id, {
          status: 'RETURNED',
          reason,
          ...(early && { early: early as EarlyEnd }),
        })
      }
      doneMessage={({ reference }) =>
        t('{reference} is returned. The car can be rented again.', { reference })
      }
    />
  );
}
