import { useText } from '@/lib/i18n';
import { ConfirmByCode } from './ConfirmByCode';
import { proofMessages } from './proof-messages';
import { PROOF_PATH, useProve } from './use-proof-code';
import styles from './prove-owner.module.css';

/** Lets customers prove with a code that it is still them, because they signed in some time ago. */
export function ProveOwner({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useText(proofMessages);
  const prove = useProve();
  return (
    <div className={styles.proof}>
      <p>{t('proof')}</p>
      <ConfirmByCode
        path={PROOF_PATH}
        action={prove}
        onDone={onDone}
        onClose={onClose}
        confirm={t('confirm')}
        close={t('cancel')}
        failed={t('failed')}
      />
    </div>
  );
}
