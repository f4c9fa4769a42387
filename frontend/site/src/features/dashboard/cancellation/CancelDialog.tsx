import { leavesOpen } from '@shared/idempotency/leaves-open';
import { paths } from '@/app/paths';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Dialog } from '@/ui/feedback/Dialog';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { PageLoading } from '@/ui/layout/PageLoading';
import { cancelMessages } from '../cancel-messages';
import { RefundNotes } from '../components/RefundNote';
import type { CustomerRental, RentalPath } from '../customer-rental';
import { useCancel } from '../use-cancel';
import { CancelForm } from './CancelForm';
import styles from './cancel.module.css';

interface CancelDialogProps {
  kind: RentalPath;
  id: number;
  rental: CustomerRental;
  onClose: () => void;
}

/** Shows the refund, requires a confirmation, then shows the result. */
export function CancelDialog({ kind, id, rental, onClose }: CancelDialogProps) {
  const t = useText(cancelMessages);
  const { formatMoment } = useFormats();
  const { offer, busy, problem, isUnclear, done, cancel, reload } = useCancel(kind, id);
  const title = t(kind === 'bookings' ? 'cancelBooking' : 'cancelReservation', { id });

  function close() {
    if (busy) return;
    onClose();
    reload();
  }

  if (done) {
    const asksForDestination = done.refunds.some(({ state }) => state === 'DUE');
    return (
      <Dialog open title={t('doneTitle')} onOpenChange={close}>
        <div className={styles.dialog}>
          <Alert tone="success">{t('done')}</Alert>
          <RefundNotes refunds={done.refunds} />
          {asksForDestination && (
            <LinkButton wide large to={paths.confirmation(rental.reference)} onClick={close}>
              {t('destination')}
            </LinkButton>
          )}
          <Button variant={asksForDestination ? 'ghost' : 'primary'} wide large onClick={close}>
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
        <OfferFailed
          error={offer.error}
          isUnclear={isUnclear}
          busy={offer.isFetching}
          onRetry={() => void offer.refetch()}
        />
      )}
      {offer.data && (
        <CancelForm
          offer={offer.data}
          busy={busy}
          problem={problem}
          isUnclear={isUnclear}
          cancel={cancel}
          onKeep={close}
        />
      )}
    </Dialog>
  );
}

interface OfferFailedProps {
  error: Error;
  isUnclear: boolean;
  busy: boolean;
  onRetry: () => void;
}

function OfferFailed({ error, isUnclear, busy, onRetry }: OfferFailedProps) {
  const t = useText(cancelMessages);
  const localize = useLocalize();
  return (
    <Alert
      tone="error"
      title={t('failed')}
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {leavesOpen(error) && t(isUnclear ? 'unclear' : 'notDone')} {localize(error)}
    </Alert>
  );
}
