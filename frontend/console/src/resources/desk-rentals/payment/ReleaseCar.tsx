import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import type { DeskRentalCalls } from '../calls';
import type { RentalStepProps } from '../rental-step';
import { RequestProblem } from '../RequestProblem';

interface Props {
  id: string;
  /** The text of the confirmation. */
  warning: string;
  onReleased: RentalStepProps['onChanged'];
}

/** Ends the hold after a confirmation. */
export function ReleaseCar({ id, warning, onReleased }: Props) {
  const t = useText();
  const data = useCalls<DeskRentalCalls>();
  const [isConfirming, setConfirming] = useState(false);
  const releasing = useMutation({ mutationFn: () => data.releaseDeskHold(id), onSuccess: onReleased });

  function release(): void {
    setConfirming(false);
    if (!releasing.isPending) releasing.mutate();
  }

  return (
    <>
      <RequestProblem error={releasing.error} title={t('The car is still held.')} />
      <Button
        color="error"
        variant="outlined"
        onClick={() => setConfirming(true)}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {t('Release this car')}
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={t('Release this car?')}
        content={warning}
        confirm={t('Release')}
        cancel={t('Keep it held')}
        onConfirm={release}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
