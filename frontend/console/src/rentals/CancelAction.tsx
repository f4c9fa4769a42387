import { useResourceContext } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import type { RentalResource } from '../dataProvider';
import { useText } from '../i18n';
import { RowAction } from '../RowAction';
import { CancelPreview } from './CancelPreview';

/** We cancel: everything that was paid is owed back. */
export function CancelAction() {
  const resource = useResourceContext() as RentalResource;
  const t = useText();
  const isBooking = resource === 'bookings';
  return (
    <RowAction<ConsoleRental>
      name="cancel"
      label={t('Cancel')}
      color="error"
      confirm={t(isBooking ? 'Cancel booking' : 'Cancel reservation')}
      keep={t('Keep it')}
      ask={({ reference }) =>
        t(isBooking ? 'Cancel booking {reference}?' : 'Cancel reservation {reference}?', { reference })
      }
      details={(row) => <CancelPreview resource={resource} row={row} />}
      reasons={[{ name: 'reason', label: t('Why') }]}
      call={(data, row, { reason }) => data.cancelRental(resource, row.id, { reason: reason! })}
      done={({ reference }) => t('{reference} is cancelled; a refund is due.', { reference })}
    />
  );
}
