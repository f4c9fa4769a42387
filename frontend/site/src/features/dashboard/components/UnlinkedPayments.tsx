import { type Ref, useId, useState } from 'react';
import { DAYS_TO_USE_PAYMENT, type OwnPayment } from '@contract/payments/own-payments';
import { formatRupees, useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { useQuestionFocus } from '@/lib/use-question-focus';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { RefundDestination } from '@/ui/refunds/RefundDestination';
import { destinationOf, useOwnPayments, useUnlinkedPayment } from '../api/use-own-payments';
import { ownPaymentsMessages } from '../payments-messages';
import { RefundNotes } from './RefundNote';
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
      <RefundNotes refunds={payment.refunds} />
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
  const { question, button } = useQuestionFocus(chosen !== null);
  return (
    <>
      {error && <Alert tone="error">{localize(error)}</Alert>}
      {chosen === null ? (
        <Choice payment={payment} first={button} choose={setChosen} />
      ) : (
        <Question ref={question} payment={payment} act={chosen} {...unlinked} close={() => setChosen(null)} />
      )}
    </>
  );
}

interface ChoiceProps {
  payment: OwnPayment;
  first: Ref<HTMLButtonElement>;
  choose: (act: Act) => void;
}

function Choice({ payment, first, choose }: ChoiceProps) {
  const t = useText(ownPaymentsMessages);
  const { usableFor, mayRefund } = payment;
  if (usableFor.length === 0 && !mayRefund) return null;
  const isUsable = usableFor.length > 0;
  return (
    <div className={styles.actions}>
      {isUsable && (
        <Button ref={first} onClick={() => choose('use')}>
          {t('use')}
        </Button>
      )}
      {mayRefund && (
        <Button ref={isUsable ? undefined : first} variant="secondary" onClick={() => choose('refund')}>
          {t('refund')}
        </Button>
      )}
    </div>
  );
}

interface QuestionProps extends Omit<ReturnType<typeof useUnlinkedPayment>, 'error'> {
  ref: Ref<HTMLParagraphElement>;
  payment: OwnPayment;
  act: Act;
  close: () => void;
}

function Question({ ref, payment, act, busy, refund, spendOn, close }: QuestionProps) {
  const t = useText(ownPaymentsMessages);
  const amount = formatRupees(payment.amount);
  const send = (sending: Promise<boolean>): void => void sending.then(close);
  return (
    <>
      <p ref={ref} tabIndex={-1}>
        {act === 'use' ? t('useFor', { amount }) : t('sure', { amount })}
      </p>
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
