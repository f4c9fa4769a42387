import type { Ref } from 'react';
import { useId, useState } from 'react';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { RentalAction } from '@contract/rentals/fare';
import { useText } from '@/lib/i18n';
import { rentalToken } from '@/lib/session';
import { Button } from '@/ui/form/Button';
import { rentingMessages } from '../messages';
import { Agreement } from './Agreement';
import styles from './confirm-box.module.css';

interface ConfirmBoxProps {
  action: RentalAction;
  car: VehicleDetails;
  onAgreed: () => void;
  onReadTerms: () => void;
  busy: boolean;
  /** True while the car is held, because the primary action is then elsewhere. */
  isSecondary: boolean;
  onConfirm: () => void;
  ref: Ref<HTMLDivElement>;
}

export function ConfirmBox({
  action,
  car,
  onAgreed,
  onReadTerms,
  busy,
  isSecondary,
  onConfirm,
  ref,
}: ConfirmBoxProps) {
  const t = useText(rentingMessages);
  const [agreed, setAgreed] = useState(false);
  const hintId = useId();
  const hint = rentalToken() ? t('nothingPaidYet') : t('confirmSignIn');

  function agree(yes: boolean) {
    setAgreed(yes);
    if (yes) onAgreed();
  }

  return (
    <div ref={ref} className={styles.box}>
      <Agreement car={car} agreed={agreed} onChange={agree} onReadTerms={onReadTerms} />
      <Button
        variant={isSecondary ? 'secondary' : 'primary'}
        wide
        large
        disabled={!agreed}
        busy={busy}
        aria-describedby={hintId}
        onClick={onConfirm}
      >
        {action === 'book' ? t('confirmBook') : t('confirmReserve')}
      </Button>
      <p id={hintId} className={styles.hint}>
        {agreed ? hint : t('pleaseAccept')}
      </p>
    </div>
  );
}
