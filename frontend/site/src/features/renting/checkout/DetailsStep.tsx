import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { FileFieldProgress } from '@/ui/form/FileFieldProgress';
import type { DraftProblem } from '../payment/payment-draft.rules';
import { refuseDraft } from '../payment/payment-draft.rules';
import { paymentErrors } from '../payment/payment-errors.rules';
import { paymentMessages } from '../payment/payment-messages';
import { PaymentFields } from '../payment/PaymentFields';
import { ProblemAlert } from '../problems/ProblemAlert';
import type { Checkout } from './use-checkout';
import styles from '../payment/pay-dialog.module.css';

export function DetailsStep({ checkout }: { checkout: Checkout }) {
  const t = useText(paymentMessages);
  const { draft, changeDraft, problem, task, progress } = checkout;
  const [refused, setRefused] = useState<DraftProblem | null>(null);
  const busy = task === 'submit';
  const { fields, isMissing, general } = paymentErrors(draft, refused, problem);
  const uploading = busy && progress > 0 && progress < 1;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const reason = refuseDraft(draft);
    setRefused(reason);
    if (!reason) return void checkout.submit();
    const form = event.currentTarget;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      {checkout.isExpired && <Alert tone="warning">{t('expiredDetails')}</Alert>}
      <PaymentFields
        draft={draft}
        onChange={changeDraft}
        total={checkout.hold?.fare.total}
        refused={refused}
        fields={fields}
        busy={busy}
      />
      {isMissing && <Alert tone="error">{t('required')}</Alert>}
      {general && <ProblemAlert problem={general} />}
      {busy && <FileFieldProgress done={progress} />}
      <div className={styles.foot}>
        <Button type="submit" wide large busy={busy}>
          {uploading ? t('uploading', { percent: Math.round(progress * 100) }) : t('submit')}
        </Button>
        {!busy && (
          <Button variant="ghost" wide onClick={() => changeDraft({ paid: false })}>
            {t('back')}
          </Button>
        )}
      </div>
    </form>
  );
}
