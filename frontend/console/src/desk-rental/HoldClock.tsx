import Alert from '@mui/material/Alert';
import type { Hold } from '@contract/rentals';
import { useText } from '../i18n';
import { useSecondsLeft } from './use-seconds-left';

/** How long the car is kept, by the server's clock. */
export function HoldClock({ hold }: { hold: Hold }) {
  const t = useText();
  const left = useSecondsLeft(hold.secondsLeft);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Alert severity="info" className="figures" role="timer">
      {t('The car is held for {time} more minutes.', { time })}
    </Alert>
  );
}
