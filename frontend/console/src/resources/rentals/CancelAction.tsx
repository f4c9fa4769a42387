import { useResourceContext } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import { OUR_FAULT_CAUSES } from '@contract/rentals/causes';
import { type PlainText, useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls, RentalResource } from './calls';
import { CancelPreview } from './CancelPreview';
import { choicesOf } from './causes';
import { cancelledText } from './refund-due.rules';

interface Props {
  row: ConsoleRental;
  label?: PlainText;
}

/** Cancels a rental because of our own fault, which refunds everything that was paid. */
export function CancelAction({ row, label = 'Cancel' }: Props) {
  const resource = useResourceContext() as RentalResource;
  const t = useText();
  const isBooking = resource === 'bookings';
  return (
    <RowAction<ConsoleRental, RentalCalls>
      // Custom admins may cancel rentals that they may hand over now.
      name={row.mayDeskCancel ? 'trip' : 'cancel'}
      label={label}
      color="error"
      confirmLabel={isBooking ? 'Cancel booking' : 'Cancel reservation'}
      cancelLabel="Keep it"
      question={({ reference }) =>
        t(isBooking ? 'Cancel booking {reference}?' : 'Cancel reservation {reference}?', { reference })
      }
      details={(row) => <CancelPreview resource={resource} row={row} />}
      reasons={[
        {
          name: 'cause',
          label: 'Why',
          choices: choicesOf(OUR_FAULT_CAUSES),
          missing: 'Choose the cause.',
          required: true,
        },
        { name: 'note', label: 'Note to the customer', optional: true },
      ]}
      files="PHOTOS"
      call={(data, row, fault, photos) => data.cancelForOurFault(row.id, fault, photos)}
      doneMessage={(row) => t(cancelledText(row), { reference: row.reference })}
    />
  );
}
