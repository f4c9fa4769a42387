import { useText } from '@/lib/i18n';
import { ConfirmByCode } from './ConfirmByCode';
import { proofMessages } from './proof-messages';
import { PROOF_PATH, useProve } from './use-proof-code';

/** Lets customers who signed in some time ago prove their identity with a code. */
export function ProveOwner({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useText(proofMessages);
  const prove = useProve();
  return (
    <ConfirmByCode
      path={PROOF_PATH}
      action={prove}
      onDone={onDone}
      onClose={onClose}
      confirm={t('confirm')}
      close={t('cancel')}
      failed={t('failed')}
    >
      <p>{t('proof')}</p>
    </ConfirmByCode>
  );
}
