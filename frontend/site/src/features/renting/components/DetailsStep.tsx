import { useState } from 'react';
import type { FormEvent } from 'react';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { FileField } from '@/ui/FileField';
import { FileFieldProgress } from '@/ui/FileFieldProgress';
import { TextField } from '@/ui/TextField';
import { amountOf, refuseDraft } from '../payment-draft.rules';
import type { DraftProblem } from '../payment-draft.rules';
import { paymentMessages } from '../payment-messages';
import type { Checkout } from '../use-checkout';
import { PaymentProblem } from './PaymentProblem';
import styles from './pay-dialog.module.css';

export function DetailsStep({ checkout }: { checkout: Checkout }) {
  const t = useText(paymentMessages);
  const { draft, changeDraft, problem, task, progress } = checkout;
  const [refused, setRefused] = useState<DraftProblem | null>(null);
  const busy = task === 'submit';
  const fields = problem?.kind === 'failed' ? problem.fields : {};
  const namesField = ['transactionId', 'amount', 'screenshot'].some((field) => fields[field]);
  const total = checkout.hold?.fare.total;
  const amount = amountOf(draft.amount);
  const differs = amount !== null && total !== undefined && amount !== total;
  const isMissing = refused === 'required' && refuseDraft(draft) === 'required';
  const missing = (empty: boolean) => (isMissing && empty) || undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
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
      <TextField
        label={t('transactionId')}
        name="transactionId"
        hint={t('transactionIdHint')}
        error={refused === 'transactionId' ? t('transactionIdWrong') : fields['transactionId']}
        value={draft.transactionId}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={busy}
        aria-invalid={missing(!draft.transactionId.trim())}
        onChange={(event) => changeDraft({ transactionId: event.target.value })}
      />
      <TextField
        label={t('amountPaid')}
        name="amount"
        hint={
          total !== undefined && t(differs ? 'amountDiffers' : 'amountHint', { amount: formatRupees(total) })
        }
        error={refused === 'amount' ? t('amountWrong') : fields['amount']}
        value={draft.amount}
        maxLength={14}
        inputMode="decimal"
        autoComplete="off"
        readOnly={busy}
        aria-invalid={missing(!draft.amount.trim())}
        onChange={(event) => changeDraft({ amount: event.target.value })}
      />
      <FileField
        label={t('screenshot')}
        name="screenshot"
        file={draft.screenshot}
        disabled={busy}
        error={missing(!draft.screenshot) ? t('screenshotMissing') : fields['screenshot']}
        onChange={(screenshot) => changeDraft({ screenshot })}
      />
      {isMissing && <Alert tone="error">{t('required')}</Alert>}
      {problem && !namesField && <PaymentProblem problem={problem} />}
      {busy && <FileFieldProgress done={progress} />}
      <div className={styles.foot}>
        <Button type="submit" wide large busy={busy}>
          {busy && progress > 0 && progress < 1
            ? t('uploading', { percent: Math.round(progress * 100) })
            : t('submit')}
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
