import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { MAX_REASON_LENGTH } from '@contract/limits';
import type { Rupees } from '@contract/money';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { Dialog } from '@/ui/feedback/Dialog';
import { PageLoading } from '@/ui/layout/PageLoading';
import { TextAreaField } from '@/ui/form/TextField';
import type { CustomerRental, RentalPath } from '../customer-rental';
import { cancelMessages } from '../cancel-messages';
import { useCancel } from '../use-cancel';
import { CancelOffer } from './CancelOffer';
import { RefundNote } from './RefundNote';
import styles from './cancel.module.css';

interface CancelDialogProps {
  kind: RentalPath;
  id: number;
  rental: CustomerRental;
  onClose: () => void;
}

/** Shows the refund, asks for confirmation, then shows the result. */
export function CancelDialog({ kind, id, rental, onClose }: CancelDialogProps) {
  const t = useText(cancelMessages);
  const { formatMoment } = useFormats();
  const [reason, setReason] = useState('');
  const { offer, busy, problem, done, cancel, reload } = useCancel(kind, id);
  const title = t(kind === 'bookings' ? 'cancelBooking' : 'cancelReservation', { id });

  function close() {
    if (busy) return;
    onClose();
    if (done || problem?.kind === 'refused') void reload();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void cancel(reason);
  }

  function confirmText(paid: Rupees, amount: Rupees): string {
    if (paid === 0) return t('confirmUnpaid');
    return amount > 0 ? t('confirmBack', { amount: formatRupees(amount) }) : t('confirmNone');
  }

  if (done) {
    return (
      <Dialog open title={t('doneTitle')} onOpenChange={close}>
        <div className={styles.dialog}>
          <Alert tone="success">{t('done')}</Alert>
          {done.refund && <RefundNote refund={done.refund} />}
          <Button wide large onClick={close}>
            {t('close')}
          </Button>
        </div>
      </Dialog>
    );
  }

  const description = t('description', {
    car: `${rental.car.carName} ${rental.car.carModel}`,
    from: formatMoment(rental.fromDate, rental.pickupTime),
    to: formatMoment(rental.toDate, rental.dropTime),
  });
  return (
    <Dialog open sticky={busy} title={title} description={description} onOpenChange={close}>
      {offer.isPending && <PageLoading />}
      {offer.isError && (
        <Alert
          tone="error"
          title={t('failed')}
          action={
            <Button variant="secondary" busy={offer.isFetching} onClick={() => void offer.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {offer.error.message}
        </Alert>
      )}
      {offer.data && (
        <form className={styles.dialog} onSubmit={submit}>
          {problem?.kind === 'changed' && <Alert tone="warning">{t('changed')}</Alert>}
          <CancelOffer offer={offer.data} />
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
          {problem?.kind === 'network' && (
            <Alert tone="error" title={t('notDone')}>
              {t('network')}
            </Alert>
          )}
          {problem?.kind === 'refused' && (
            <Alert tone="error" title={t('refused')}>
              {problem.message}
            </Alert>
          )}
          <div className={styles.answers}>
            <Button type="submit" variant="danger" wide large busy={busy}>
              {confirmText(offer.data.paid, offer.data.amount)}
            </Button>
            {!busy && (
              <Button variant="ghost" wide onClick={close}>
                {t('keepRental')}
              </Button>
            )}
          </div>
        </form>
      )}
    </Dialog>
  );
}
