import { useNavigate } from 'react-router';
import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { useToast } from '@/ui/feedback/Toast';
import { ConfirmByCode } from '@/ui/proof/ConfirmByCode';
import { logOut } from '../api/log-out';
import { ERASURE_PATH, useErase } from '../api/use-erasure';
import { erasureMessages } from './erasure-messages';

/** Deletes the account after the customer has entered the code. */
export function ConfirmErasure({ onClose }: { onClose: () => void }) {
  const t = useText(erasureMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const { erase, isUnclear } = useErase();
  return (
    <ConfirmByCode
      isDangerous
      path={ERASURE_PATH}
      action={erase}
      onDone={() => {
        logOut();
        toast(t('done'), 'success');
        void navigate(paths.home);
      }}
      onClose={onClose}
      confirm={t('confirm')}
      close={t('keep')}
      failed={t(isUnclear ? 'unclear' : 'failed')}
    />
  );
}
