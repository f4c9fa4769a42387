import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import { useLocal, useText } from '../../shared/i18n';
import { carWarnings } from './car-warnings';

/** Warns of missing or expired documents of the car. */
export function CarWarning({ car }: { car: ConsoleCarDetails }) {
  const t = useText();
  const warnings = carWarnings(car, t, useLocal());
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
