import type { SubmitEvent } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Delays a submit while photos are being prepared, and runs it afterwards.
 * @param busy True while an earlier submit runs, so that further ones are ignored
 */
export function usePendingSubmit(busy: boolean, submit: () => void) {
  const [inPreparation, setInPreparation] = useState(0);
  const isPreparing = inPreparation > 0;
  const [isPending, setPending] = useState(false);

  const carryOut = useEffectEvent(() => {
    setPending(false);
    submit();
  });
  useEffect(() => {
    if (isPending && !isPreparing) carryOut();
  }, [isPending, isPreparing]);

  return {
    /** True while a submit runs or waits for a photo. */
    isBusy: busy || isPending,
    /** For `onPreparing` of all file fields of the form. */
    setPreparing: (begins: boolean): void => setInPreparation((count) => count + (begins ? 1 : -1)),
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (busy) return;
      if (isPreparing) setPending(true);
      else submit();
    },
  };
}
