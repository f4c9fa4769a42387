import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import { CODES } from '@contract/codes';
import type { TooManyOpenData } from '@contract/rentals/rentals';
import { rentalResource } from '@contract/rentals/rentals';
import { ApiError } from '@shared/http';
import { useText } from '../../shared/i18n';
import { formatDay, formatInstant } from '../../shared/i18n/format';

/** The customer's open holds and rentals, shown if their limit is reached. */
export function TooManyOpenNotice({ error }: { error: unknown }) {
  const t = useText();
  const createPath = useCreatePath();
  if (!(error instanceof ApiError) || error.code !== CODES.TOO_MANY_OPEN.code) return null;
  const open = error.data as TooManyOpenData | null;
  if (!open) return null;
  const { holds, rentals } = open;
  return (
    <Box
      component="ul"
      aria-label={t('Open bookings of this customer')}
      sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none', overflowWrap: 'anywhere' }}
    >
      {holds.map(({ holdId, carName, fromDate, toDate, expiresAt }) => (
        <Typography key={holdId} component="li" variant="body2">
          {t('{car}, {from} to {to}: held until {when}', {
            car: carName,
            from: formatDay(fromDate),
            to: formatDay(toDate),
            when: formatInstant(expiresAt),
          })}
        </Typography>
      ))}
      {rentals.map(({ id, kind, reference, carName, fromDate, toDate }) => (
        <Typography key={reference} component="li" variant="body2">
          <Link
            to={createPath({
              resource: rentalResource(kind),
              type: 'show',
              id,
            })}
          >
            {reference}
          </Link>{' '}
          {t('{car}, {from} to {to}: payment not verified yet', {
            car: carName,
            from: formatDay(fromDate),
            to: formatDay(toDate),
          })}
        </Typography>
      ))}
    </Box>
  );
}
