import { useState } from 'react';
import type { OwnCarRefusal } from '@contract/rentals/car-refusals';
import { useIsPast } from '@shared/use-is-past';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { SealedPhoto } from '../components/SealedPhoto';
import { refusedCarMessages } from './messages';
import { useRefusalCall } from './use-refusal-call';
import panel from '../components/rental-panel.module.css';

interface CarRefusalNoteProps {
  reference: string;
  refusal: OwnCarRefusal;
}

/**
 * Shows the state of a car refusal, and the customer's options. Shows nothing after the customer has accepted the car
 * or got the refund.
 */
export function CarRefusalNote({ reference, refusal }: CarRefusalNoteProps) {
  const t = useText(refusedCarMessages);
  const { formatInstant } = useFormats();
  const { state, cause, answer, reportedAt, cancelFrom } = refusal;
  if (state === 'ACCEPTED' || state === 'REFUNDED') return null;
  return (
    <section className={panel.credit} aria-live="polite">
      <strong>{t(state)}</strong>
      {state === 'OPEN' && (
        <p>
          {t('OPENText', {
            when: formatInstant(reportedAt),
            cause: t(cause),
            until: formatInstant(cancelFrom),
          })}
        </p>
      )}
      {answer && <p>{t('answer', { answer })}</p>}
      {refusal.answerPhotos.map((path) => (
        <SealedPhoto key={path} path={path} label={t('answerPhoto')} />
      ))}
      {state === 'FIXED' && <p>{t('FIXEDText')}</p>}
      {state !== 'NOT_ACCEPTED' && <NextAct reference={reference} refusal={refusal} />}
    </section>
  );
}

function NextAct({ reference, refusal: { state, cancelFrom } }: CarRefusalNoteProps) {
  const t = useText(refusedCarMessages);
  const localize = useLocalize();
  const isUnanswered = useIsPast(cancelFrom) && state === 'OPEN';
  const [cancelling, setCancelling] = useState(false);
  const { settle, busy, error } = useRefusalCall(reference);
  const problem = error && <Alert tone="error">{localize(error)}</Alert>;
  if (isUnanswered && cancelling)
    return (
      <>
        <p>{t('sure')}</p>
        {problem}
        <div className={panel.actions}>
          <Button busy={busy} onClick={() => void settle('CANCEL')}>
            {t('cancel')}
          </Button>
          <Button variant="ghost" onClick={() => setCancelling(false)}>
            {t('keep')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      {isUnanswered && <p>{t('unanswered')}</p>}
      {problem}
      <div className={panel.actions}>
        {isUnanswered && (
          <Button variant="secondary" onClick={() => setCancelling(true)}>
            {t('cancel')}
          </Button>
        )}
        <Button
          variant={state === 'FIXED' ? 'primary' : 'secondary'}
          busy={busy}
          onClick={() => void settle('ACCEPT')}
        >
          {t('accept')}
        </Button>
      </div>
    </>
  );
}
