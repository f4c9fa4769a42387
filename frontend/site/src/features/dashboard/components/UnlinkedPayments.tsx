import { useId, useState } from 'react';
import { DAYS_TO_USE_PAYMENT, type OwnPayment } from '@contract/payments/own-payments';
import { formatRupees, useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { RefundDestination } from '@/ui/refunds/RefundDestination';
import { destinationOf, useOwnPayments, useUnlinkedPayment } from '../api/use-own-payments';
import { ownPaymentsMessages } from '../payments-messages';
import { RefundNote } from './RefundNote';
import styles from './unlinked-payments.module.css';

const isUnlinked = ({ reference, status }: OwnPayment): boolean =>
  reference === null && status !== 'REJECTED' && status !== 'REFUNDED';

/** The customer's payments that no booking uses. Renders nothing without one. */
export function UnlinkedPayments() {
  const t = useText(ownPaymentsMessages);
  const titleId = useId();
  const { data = [] } = useOwnPayments();
  const unlinked = data.filter(isUnlinked);
  if (unlinked.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <ul className={styles.list}>
        {unlinked.map((payment) => (
          <li key={payment.id} className={styles.payment}>
            <UnlinkedPayment payment={payment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnlinkedPayment({ payment }: { payment: OwnPayment }) {
  const t = useText(ownPaymentsMessages);
  const { formatInstant } = useFormats();
  const amount = formatRupees(payment.amount);
  return (
    <>
      <p>{t('have', { amount, id: payment.transactionId })}</p>
      <p className={styles.state}>
        {t('recorded', { date: formatInstant(payment.createdAt) })} <State payment={payment} />
      </p>
      {payment.refund && <RefundNote refund={payment.refund} />}
      {payment.refundTo && <RefundDestination refundTo={payment.refundTo} call={destinationOf(payment)} />}
      <Acts payment={payment} />
    </>
  );
}

type Act = 'use' | 'refund';

/** The actions on the payment. Each asks for a confirmation before it is sent. */
function Acts({ payment }: { payment: OwnPayment }) {
  const localize = useLocalize();
  const [chosen, setChosen] = useState<Act | null>(null);
  const { error, ...unlinked } = useUnlinkedPayment(payment);
  return (
    <>
      {error && <Alert tone="error">{localize(error)}</Alert>}
      {chosen === null ? (
        <Choice payment={payment} choose={setChosen} />
      ) : (
        <Question payment={payment} act={chosen} {...unlinked} close={() => setChosen(null)} />
      )}
    </>
  );
}

function Choice({ payment, choose }: { payment: OwnPayment; choose: (act: Act) => void }) {
  const t = useText(ownPaymentsMessages);
  const { usableFor, mayRefund } = payment;
  if (usableFor.length === 0 && !mayRefund) return null;
  return (
    <div className={styles.actions}>
      {usableFor.length > 0 && <Button onClick={() => choose('use')}>{t('use')}</Button>}
      {mayRefund && (
        <Button variant="secondary" onClick={() => choose('refund')}>
          {t('refund')}
        </Button>
      )}
    </div>
  );
}

interface QuestionProps extends Omit<ReturnType<typeof useUnlinkedPayment>, 'error'> {
  payment: OwnPayment;
  act: Act;
  close: () => void;
}

function Question({ payment, act, busy, refund, spendOn, close }: QuestionProps) {
  const t = useText(ownPaymentsMessages);
  const amount = formatRupees(payment.amount);
  const send = (sending: Promise<boolean>): void => void sending.then(close);
  return (
    <>
      <p>{act === 'use' ? t('useFor', { amount }) : t('sure', { amount })}</p>
      <div className={styles.actions}>
        {act === 'use' ? (
          payment.usableFor.map((reference) => (
            <Button key={reference} busy={busy} onClick={() => send(spendOn(reference))}>
              {reference}
            </Button>
          ))
        ) : (
          <Button busy={busy} onClick={() => send(refund())}>
            {t('yes', { amount })}
          </Button>
        )}
        <Button variant="ghost" onClick={close}>
          {t('no')}
        </Button>
      </div>
    </>
  );
}

function State({ payment: { status, refund, mayRefund } }: { payment: OwnPayment }) {
  const t = useText(ownPaymentsMessages);
  if (status === 'SUBMITTED' && !refund) return t('checking');
  return mayRefund ? t('unused', { days: DAYS_TO_USE_PAYMENT }) : null;
}
