import Alert from '@mui/material/Alert';
import type { Hold } from '@contract/rentals/rentals';
import { formatCountdown } from '@shared/format/countdown';
import { useCountdown } from '@shared/use-countdown';
import { useText } from '../../../shared/i18n';

/** The remaining time of the hold, by the server's clock. */
export function HoldClock({ hold }: { hold: Hold }) {
  const t = useText();
  const { left } = useCountdown(hold.secondsLeft);
  return (
    <Alert severity="info" className="figures" role="timer">
      {t('The car is held for {time} more minutes.', { time: formatCountdown(left) })}
    </Alert>
  );
}
