import { useEffect, useEffectEvent } from 'react';
import type { HoldControl } from '../hold/use-hold';
import { useSecondsLeft } from '../hold/use-seconds-left';

/** Returns the time left of a hold, and handles a hold that was released, expired or turned into a rental. */
export function useHoldEnd(control: HoldControl, onRented: () => void) {
  const state = control.hold?.state;
  const secondsLeft = useSecondsLeft(state === 'LIVE' ? control.deadline : null);
  const isExpired = state === 'EXPIRED' || (state === 'LIVE' && secondsLeft === 0);

  const onState = useEffectEvent(() => {
    // The rental was placed, but its response was lost.
    if (state === 'RENTED') onRented();
    if (state === 'RELEASED') control.clear();
  });
  useEffect(() => onState(), [state]);

  const refresh = useEffectEvent(() => void control.refresh());
  useEffect(() => {
    if (isExpired) refresh();
  }, [isExpired]);

  return { secondsLeft, isExpired };
}
