import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { durationMessage } from '@contract/rentals/fare';
import { useLocal, useText } from '../../shared/i18n';
import { formatDayTime, formatInstant } from '../../shared/i18n/format';
import { Facts } from '../../shared/ui/Facts';
import { NumberPlate } from '../../shared/ui/NumberPlate';
import { Panel } from '../../shared/ui/Panel';
import { AgreementLink } from './AgreementLink';
import { RowLink } from './RowLink';

export function RentalPanel({ rental }: { rental: ConsoleRentalDetails }) {
  const t = useText();
  const local = useLocal();
  return (
    <Panel title="Rental">
      <Facts
        facts={[
          ['Car', <RowLink resource="cars" type="edit" id={rental.carId} children={rental.carName} />],
          ['Number plate', rental.plate ? <NumberPlate plate={rental.plate} /> : t('not entered')],
          ['Pickup', formatDayTime(rental.fromDate, rental.pickupTime)],
          ['Return', formatDayTime(rental.toDate, rental.dropTime)],
          ['Duration', local(durationMessage(rental.fare))],
          ['Created', formatInstant(rental.createdAt)],
          ['Agreement', <AgreementLink agreement={rental.agreement} />],
        ]}
      />
    </Panel>
  );
}
