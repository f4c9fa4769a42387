import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { dayIn } from '@contract/calendar';
import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import { CITY_ZONE } from '@shared/format/locale';
import { useText } from '../../shared/i18n';
import { carWarnings } from './car-warnings';

/** Warns of missing or expired documents of the car. */
export function CarWarning({ car }: { car: ConsoleCarDetails }) {
  const t = useText();
  const warnings = carWarnings(car, dayIn(CITY_ZONE, new Date()), t);
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning">
      <strong>{t('Check before the next pickup')}</strong>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </Box>
    </Alert>
  );
}
