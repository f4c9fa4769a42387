import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useCreatePath } from 'react-admin';
import { useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { Panel } from '../../../shared/ui/Panel';
import { type SavedTrip, timeOf, type TripCopies } from './trip-copies';

/** The trips of today and tomorrow as the phone copied them. */
export function TripsOnPhone({ trips }: { trips: TripCopies }) {
  const { data } = useQuery({ queryKey: ['handovers', 'trips'], queryFn: () => trips.all(), gcTime: 0 });
  if (!data?.length) return null;
  return (
    <Box sx={{ mt: 2, mx: 0.5 }}>
      <Panel title="Trips on this phone">
        {data.map((trip) => (
          <Trip key={trip.form.rental.id} trip={trip} />
        ))}
      </Panel>
    </Box>
  );
}

function Trip({ trip }: { trip: SavedTrip }) {
  const t = useText();
  const createPath = useCreatePath();
  const { form, mobileLastFour } = trip;
  const { id, reference, carName, plate, customerName } = form.rental;
  const number = mobileLastFour && `•••• ${mobileLastFour}`;
  const customer = [customerName, number, carName, plate].filter(Boolean);
  return (
    <Box>
      <Link
        to={createPath({ resource: 'handovers', type: 'show', id })}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {`${form.kind === 'HANDOVER' ? t('Hand over') : t('Take back')} ${reference}`}
      </Link>
      <Typography variant="body2">
        {formatInstant(timeOf(trip))}
        {form.blockers.length > 0 && ` · ${t('The car cannot be handed over now')}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {customer.join(' · ')}
      </Typography>
    </Box>
  );
}
