import { paths } from '@/app/paths';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { LinkButton } from '@/ui/form/LinkButton';
import { rentingMessages } from '../messages';
import type { Problem } from './problem.rules';
import { TooManyOpenAlert } from './TooManyOpenAlert';

/** Explains why a hold, a payment or a rental failed and how the customer can continue. */
export function ProblemAlert({ problem }: { problem: Problem }) {
  const t = useText(rentingMessages);
  const localize = useLocalize();
  const callUs = (
    <LinkButton variant="secondary" to={paths.contact}>
      {t('callUs')}
    </LinkButton>
  );
  switch (problem.kind) {
    case 'network':
      return (
        <Alert tone="error" title={t('keptTitle')} action={callUs}>
          {t('keptText')}
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="error" title={t('refusedTitle')} action={callUs}>
          {localize(problem.text)}
        </Alert>
      );
    case 'approvalNeeded':
      return (
        <Alert
          tone="warning"
          title={problem.approval === null ? t('registerFirstTitle') : t('waitingTitle')}
          action={
            <LinkButton variant="secondary" to={problem.approval === null ? paths.register : paths.waiting}>
              {problem.approval === null ? t('toRegister') : t('toWaiting')}
            </LinkButton>
          }
        >
          {localize(problem.text)}
        </Alert>
      );
    case 'tooManyOpen':
      return <TooManyOpenAlert problem={problem} />;
    case 'paymentNeeded':
      return <PaymentNeeded text={localize(problem.text)} debt={problem.debt} />;
    case 'failed':
      return (
        <Alert tone="error" title={t('failed')} action={callUs}>
          {localize(problem.text)}
        </Alert>
      );
    default:
      return null;
  }
}

/** @param debt Reference of a rental that must be paid first; null if the payment of this one is missing. */
function PaymentNeeded({ text, debt }: { text: string; debt: string | null }) {
  const t = useText(rentingMessages);
  const action = debt !== null && (
    <LinkButton variant="secondary" to={paths.confirmation(debt)}>
      {t('toDebt')}
    </LinkButton>
  );
  return (
    <Alert tone="warning" action={action}>
      {text}
    </Alert>
  );
}
