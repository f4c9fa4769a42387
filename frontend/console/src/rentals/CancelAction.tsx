import { useResourceContext } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import type { RentalResource } from '../dataProvider';
import { RowAction } from '../RowAction';
import { CancelPreview } from './CancelPreview';

/** We cancel: everything that was paid is owed back. */
export function CancelAction() {
  const resource = useResourceContext() as RentalResource;
  const noun = resource === 'bookings' ? 'booking' : 'reservation';
  return (
    <RowAction<ConsoleRental>
      name="cancel"
      label="Cancel"
      color="error"
      confirm={`Cancel ${noun}`}
      keep="Keep it"
      ask={(row) => `Cancel ${noun} ${row.reference}?`}
      details={(row) => <CancelPreview resource={resource} row={row} />}
      reasons={[{ name: 'reason', label: 'Why' }]}
      call={(data, row, { reason }) => data.cancelRental(resource, row.id, { reason: reason! })}
      done={(row) => `${row.reference} is cancelled; what was paid is due back.`}
    />
  );
}
