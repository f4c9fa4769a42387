import { useEffect, useEffectEvent } from 'react';
import { formatCountdown } from '@shared/format/countdown';
import { useText } from '@/lib/i18n';
import { useToast } from '@/ui/feedback/Toast';
import { rentingMessages } from '../messages';
import { holdId } from '../renting-session';

/** Warns when the customer leaves the page while the car is held, and states the time left. */
export function useStillHeldWarning(secondsLeft: number | null): void {
  const t = useText(rentingMessages);
  const toast = useToast();
  const warn = useEffectEvent(() => {
    // A completed rental has removed the hold from the session.
    if (holdId() && secondsLeft) toast(t('stillHeld', { time: formatCountdown(secondsLeft) }), 'warning');
  });
  useEffect(() => () => warn(), []);
}
