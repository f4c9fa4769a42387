import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { FileFieldProgress } from '@/ui/form/FileFieldProgress';
import { usePendingSubmit } from '@/ui/form/use-pending-submit';
import { paymentMessages } from '../payment/payment-messages';
import { PaymentFields } from '../payment/PaymentFields';
import { usePaymentErrors } from '../payment/use-payment-errors';
import { ProblemAlert } from '../problems/ProblemAlert';
import type { Checkout } from './use-checkout';
import styles from '../payment/pay-dialog.module.css';

export function DetailsStep({ checkout }: { checkout: Checkout }) {
  const t = useText(paymentMessages);
  const { draft, changeDraft, problem, task, progress } = checkout;
  const busy = task === 'submit';
  const { form, check, fields, isMissing, general } = usePaymentErrors(draft, problem);
  const uploading = busy && progress > 0 && progress < 1;

  const { isBusy, setPreparing, onSubmit } = usePendingSubmit(busy, () => {
    if (check()) void checkout.submit();
  });

  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <div className={styles.step}>
        {checkout.isExpired && <Alert tone="warning">{t('expiredDetails')}</Alert>}
        <PaymentFields
          draft={draft}
          onChange={changeDraft}
          due={checkout.hold?.payment}
          errors={fields}
          busy={busy}
          onPreparing={setPreparing}
        />
        {isMissing && (
          <Alert tone="error" phone={false}>
            {t('required')}
          </Alert>
        )}
        {general && <ProblemAlert problem={general} />}
        {busy && <FileFieldProgress done={progress} />}
      </div>
      <div className={styles.payFoot}>
        <Button type="submit" wide large busy={isBusy}>
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
