import { useRef, useState } from 'react';
import type { OwnConsent } from '@contract/privacy/consent';
import { staysOpen } from '@shared/idempotency/leaves-open';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { Alert } from '@/ui/feedback/Alert';
import { Dialog } from '@/ui/feedback/Dialog';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { useConsents, useWithdrawal } from '../api/use-consents';
import { ownConsentMessages } from './consent-messages';
import styles from './profile.module.css';

/** Withdraws consents, and reports each result in a toast. */
function useWithdraw() {
  const t = useText(ownConsentMessages);
  const toast = useToast();
  const { mutate, isPending, variables } = useWithdrawal();
  /** The purposes whose withdrawal the server may have executed without a response. */
  const unclear = useRef(new Set<OwnConsent['purpose']>());
  const withdraw = (purpose: OwnConsent['purpose']): void =>
    mutate(purpose, {
      onSuccess: () => toast(t('done'), 'success'),
      onError: (error) => {
        const isUnclear = staysOpen(error, unclear.current.has(purpose));
        unclear.current[isUnclear ? 'add' : 'delete'](purpose);
        toast(t(isUnclear ? 'unclear' : 'failed'), 'error');
      },
    });
  return { withdraw, withdrawing: isPending ? variables : null };
}

/** Shows the customer's consents, and withdraws those that the account does not require. */
export function Consents() {
  const t = useText(ownConsentMessages);
  const { data: consents, error, isFetching, refetch } = useConsents();
  const { withdraw, withdrawing } = useWithdraw();
  const [isAsking, setAsking] = useState(false);
  if (consents?.length === 0) return null;
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('title')}</h2>
      {error && !consents && (
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
      <ul className={styles.devices}>
        {consents?.map((consent) => (
          <li key={`${consent.purpose} ${consent.at}`}>
            <Consent consent={consent} />
            {consent.canWithdraw && (
              <Button
                variant="secondary"
                busy={withdrawing === consent.purpose}
                aria-label={t('withdrawOf', { purpose: t(consent.purpose) })}
                onClick={() =>
                  consent.purpose === 'AADHAAR_QR' ? setAsking(true) : withdraw(consent.purpose)
                }
              >
                {t('withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.small}>{t('registrationText')}</p>
      {isAsking && (
        <Dialog open title={t('qrTitle')} description={t('qrText')} onOpenChange={setAsking}>
          <Button
            variant="danger"
            onClick={() => {
              setAsking(false);
              withdraw('AADHAAR_QR');
            }}
          >
            {t('withdraw')}
          </Button>
        </Dialog>
      )}
    </Card>
  );
}

function Consent({ consent: { purpose, version, at, withdrawnAt } }: { consent: OwnConsent }) {
  const t = useText(ownConsentMessages);
  const { formatInstant } = useFormats();
  const time = formatInstant(at);
  return (
    <div className={styles.device}>
      <strong>{t(purpose)}</strong>
      <span className={styles.small}>{version ? t('givenTo', { time, version }) : t('given', { time })}</span>
      {withdrawnAt && (
        <span className={styles.small}>{t('withdrawn', { time: formatInstant(withdrawnAt) })}</span>
      )}
    </div>
  );
}
