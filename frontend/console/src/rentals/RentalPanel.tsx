import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { formatDayTime, formatInstant } from '../format';
import { useLocalMessage, useText } from '../i18n';
import { Facts } from '../ui/Facts';
import { Panel } from '../ui/Panel';
import { AgreementLink } from './AgreementLink';
import { RowLink } from './RowLink';

export function RentalPanel({ rental }: { rental: ConsoleRentalDetails }) {
  const t = useText();
  const local = useLocalMessage();
  return (
    <Panel title={t('Rental')}>
      <Facts
        facts={[
          [t('Car'), <RowLink resource="cars" type="edit" id={rental.carId} children={rental.carName} />],
          [t('Number plate'), rental.plate ?? t('not entered')],
          [t('Pickup'), formatDayTime(rental.fromDate, rental.pickupTime)],
          [t('Return'), formatDayTime(rental.toDate, rental.dropTime)],
          [t('Duration'), local(rental.fare.durationText)],
          [t('Created'), formatInstant(rental.createdAt)],
          [t('Agreement'), <AgreementLink agreement={rental.agreement} />],
        ]}
      />
    </Panel>
  );
}
