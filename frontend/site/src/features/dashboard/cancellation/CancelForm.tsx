import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { MAX_REASON_LENGTH } from '@contract/limits';
import type { Rupees } from '@contract/money';
import type { CancellationPreview } from '@contract/rentals/cancellation.rules';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { TextAreaField } from '@/ui/form/TextField';
import { cancelMessages } from '../cancel-messages';
import type { CancelProblem } from '../use-cancel';
import { CancelFailed } from './CancelFailed';
import { CancelOffer } from './CancelOffer';
import styles from './cancel.module.css';

interface CancelFormProps {
  offer: CancellationPreview;
  busy: boolean;
  problem: CancelProblem | null;
  isUnclear: boolean;
  cancel: (reason: string) => Promise<void>;
  onKeep: () => void;
}

/** The refund, the reason, and the buttons that cancel or keep the rental. */
export function CancelForm({ offer, busy, problem, isUnclear, cancel, onKeep }: CancelFormProps) {
  const t = useText(cancelMessages);
  const [reason, setReason] = useState('');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void cancel(reason);
  }

  function confirmText(paid: Rupees, amount: Rupees): string {
    if (paid === 0) return t('confirmUnpaid');
    return amount > 0 ? t('confirmBack', { amount: formatRupees(amount) }) : t('confirmNone');
  }

  return (
    <form className={styles.dialog} onSubmit={submit}>
      {problem === 'changed' && <Alert tone="warning">{t('changed')}</Alert>}
      <CancelOffer offer={offer} />
      <TextAreaField
        label={t('reason')}
        optional
        name="reason"
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        readOnly={busy}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {problem instanceof Error && <CancelFailed error={problem} isUnclear={isUnclear} />}
      <div className={styles.answers}>
        <Button type="submit" variant="danger" wide large busy={busy}>
          {confirmText(offer.paid, offer.amount)}
        </Button>
        {!busy && (
          <Button variant="ghost" wide onClick={onKeep}>
            {t('keepRental')}
          </Button>
        )}
      </div>
    </form>
  );
}
