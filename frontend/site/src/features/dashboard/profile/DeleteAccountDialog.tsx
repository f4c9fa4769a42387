import { dayIn } from '@contract/calendar';
import type { ErasureBlocker, KeptData } from '@contract/privacy/erasure';
import { CITY_ZONE } from '@shared/format/locale';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Dialog } from '@/ui/feedback/Dialog';
import { Button } from '@/ui/form/Button';
import { PageLoading } from '@/ui/layout/PageLoading';
import { useErasurePlan } from '../api/use-erasure';
import { ConfirmErasure } from './ConfirmErasure';
import { erasureMessages } from './erasure-messages';
import styles from './profile.module.css';

/** Shows which data is removed and kept, or which parts must end first; then asks for the code. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText(erasureMessages);
  const { data: plan, error, isFetching, refetch } = useErasurePlan();
  return (
    <Dialog open sticky title={t('title')} onOpenChange={(open) => !open && onClose()}>
      <div className={styles.dialog}>
        {!plan && !error && <PageLoading />}
        {!plan && error && (
          <Alert
            tone="error"
            title={t('notLoaded')}
            action={
              <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
                {t('tryAgain')}
              </Button>
            }
          />
        )}
        {plan && plan.blockers.length > 0 && <Blockers blockers={plan.blockers} />}
        {plan?.blockers.length === 0 && (
          <>
            <p>{t('intro')}</p>
            <h3>{t('removedTitle')}</h3>
            <p>{t('removed')}</p>
            <h3>{t('keptTitle')}</h3>
            <ul className={styles.list}>
              {plan.kept.map((kept) => (
                <li key={kept.what}>
                  <Kept kept={kept} />
                </li>
              ))}
            </ul>
            <ConfirmErasure onClose={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Blockers({ blockers }: { blockers: ErasureBlocker[] }) {
  const t = useText(erasureMessages);
  return (
    <Alert tone="warning" title={t('openTitle')}>
      <p>{t('openText')}</p>
      <ul className={styles.list}>
        {blockers.map(({ kind, reference }) => (
          <li key={`${kind} ${reference}`}>{t(kind, { reference })}</li>
        ))}
      </ul>
    </Alert>
  );
}

function Kept({ kept: { what, until } }: { kept: KeptData }) {
  const t = useText(erasureMessages);
  const { formatDay } = useFormats();
  if (what === 'rentals' || what === 'audit') return t(what);
  return t(what, { until: until === null ? '' : formatDay(dayIn(CITY_ZONE, new Date(until))) });
}
