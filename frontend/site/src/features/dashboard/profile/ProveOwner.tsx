import { useText } from '@/lib/i18n';
import { PROOF_PATH, useProve } from '../api/use-proof-code';
import { changeMessages } from './change-messages';
import { ConfirmByCode } from './ConfirmByCode';
import styles from './profile.module.css';

/** Lets customers prove with a code that it is still them, because they signed in some time ago. */
export function ProveOwner({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useText(changeMessages);
  const prove = useProve();
  return (
    <div className={styles.dialog}>
      <p>{t('proof')}</p>
      <ConfirmByCode
        path={PROOF_PATH}
        action={prove}
        onDone={onDone}
        onClose={onClose}
        confirm={t('confirm')}
        close={t('cancel')}
        failed={t('proofFailed')}
      />
    </div>
  );
}
