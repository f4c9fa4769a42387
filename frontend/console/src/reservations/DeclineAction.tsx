import type { ConsoleRental } from '@contract/console';
import { useText } from '../i18n';
import { RowAction } from '../RowAction';
import { RentalSummary } from './RentalSummary';

export function DeclineAction() {
  const t = useText();
  return (
    <RowAction<ConsoleRental>
      name="decline"
      label={t('Decline')}
      color="error"
      ask={({ reference }) => t('Decline reservation {reference}?', { reference })}
      details={(row) => <RentalSummary row={row} />}
      reasons={[{ name: 'reason', label: t('Why') }]}
      call={(data, row, { reason }) => data.decideReservation(row.id, { decision: 'DECLINED', reason })}
      done={({ reference }) =>
        t('Reservation {reference} is declined; what was paid is due back.', { reference })
      }
    />
  );
}
