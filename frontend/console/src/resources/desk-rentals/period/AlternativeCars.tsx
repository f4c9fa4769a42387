import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CODES } from '@contract/codes';
import { formatRupees } from '@contract/money';
import type { TakenData } from '@contract/rentals/rentals';
import { ApiError } from '@shared/http';
import { useText } from '../../../shared/i18n';
import { formatDayTime } from '../../../shared/i18n/format';

interface Props {
  error: unknown;
  onChosen: (carId: number) => void;
}

/** Offers another time or other cars after another customer took the car. */
export function AlternativeCars({ error, onChosen }: Props) {
  const t = useText();
  if (!(error instanceof ApiError) || error.code !== CODES.TAKEN.code) return null;
  const { nextFreeFrom, alternatives } = error.data as TakenData;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {nextFreeFrom && (
        <Typography>
          {t('This car is available for the same length of time from {moment}.', {
            moment: formatDayTime(nextFreeFrom.date, nextFreeFrom.time),
          })}
        </Typography>
      )}
      {alternatives.map(({ id, carName, carModel, costPerDay }) => (
        <Button
          key={id}
          variant="outlined"
          onClick={() => onChosen(id)}
          sx={{ whiteSpace: 'normal', textAlign: 'left' }}
        >
          {t('Choose {car} instead, {price} per day', {
            car: `${carName} ${carModel}`,
            price: formatRupees(costPerDay),
          })}
        </Button>
      ))}
    </Box>
  );
}
