import Box from '@mui/material/Box';
import { Link, useCreatePath } from 'react-admin';
import type { InTheWay } from '@contract/fleet/console-fleet';
import { rentalResource } from '@contract/rentals/rentals';
import { type PlainText, useText } from '../../shared/i18n';
import { formatShortDayTime } from '../../shared/i18n/format';

const NAMES: Record<InTheWay['kind'], PlainText> = {
  BOOKING: 'Booking',
  RESERVATION: 'Reservation',
  HOLD: 'Held for payment',
  BLOCK: 'Block',
};

export function InTheWayList({ inTheWay }: { inTheWay: readonly InTheWay[] }) {
  const t = useText();
  return (
    <Box component="ul" aria-label={t('Conflicts')} sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {inTheWay.map((one) => (
        <li key={`${one.kind} ${one.label} ${one.fromDate} ${one.fromTime}`}>
          {`${t(NAMES[one.kind])} `}
          <Code of={one} />
          {one.customerName ? t(' of {name}', { name: one.customerName }) : ''}
          {', '}
          {t('{from} to {to}', {
            from: formatShortDayTime(one.fromDate, one.fromTime),
            to: formatShortDayTime(one.toDate, one.toTime),
          })}
        </li>
      ))}
    </Box>
  );
}

function Code({ of: { kind, id, label } }: { of: InTheWay }) {
  const createPath = useCreatePath();
  if (id === null || kind === 'HOLD' || kind === 'BLOCK') return <strong>{label}</strong>;
  return (
    <Link to={createPath({ resource: rentalResource(kind), type: 'show', id })} target="_blank">
      <strong>{label}</strong>
    </Link>
  );
}
