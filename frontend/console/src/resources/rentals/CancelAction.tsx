import { useResourceContext } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls, RentalResource } from './calls';
import { CancelPreview } from './CancelPreview';

/** Cancelling by the business refunds everything that was paid. */
export function CancelAction() {
  const resource = useResourceContext() as RentalResource;
  const t = useText();
  const isBooking = resource === 'bookings';
  return (
    <RowAction<ConsoleRental, RentalCalls>
      name="cancel"
      label="Cancel"
      color="error"
      confirmLabel={isBooking ? 'Cancel booking' : 'Cancel reservation'}
      cancelLabel="Keep it"
      question={({ reference }) =>
        t(isBooking ? 'Cancel booking {reference}?' : 'Cancel reservation {reference}?', { reference })
      }
      details={(row) => <CancelPreview resource={resource} row={row} />}
      reasons={[{ name: 'reason', label: 'Why' }]}
      call={(data, row, { reason = '' }) => data.cancelRental(resource, row.id, { reason })}
      doneMessage={({ reference }) => t('{reference} is cancelled; a refund is due.', { reference })}
    />
  );
}
