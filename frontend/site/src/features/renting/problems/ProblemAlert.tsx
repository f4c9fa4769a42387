import { lazy, Suspense } from 'react';
import { paths } from '@/app/paths';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { LinkButton } from '@/ui/form/LinkButton';
import { rentingMessages } from '../messages';
import type { Problem } from './problem.rules';

const TooManyOpenAlert = lazy(async () => ({
  default: (await import('./TooManyOpenAlert')).TooManyOpenAlert,
}));

/** Explains why a hold, a payment or a rental failed and how the customer can continue. */
export function ProblemAlert({ problem }: { problem: Problem }) {
  const t = useText(rentingMessages);
  const localize = useLocalize();
  const linkTo = (to: string | undefined, label: string) =>
    to && (
      <LinkButton variant="secondary" to={to}>
        {label}
      </LinkButton>
    );
  switch (problem.kind) {
    case 'network':
      return (
        <Alert tone="error" title={t('keptTitle')}>
          {t('keptText')}
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="error" title={t('refusedTitle')} action={linkTo(problem.link, t('toRegister'))}>
          {localize(problem.text)}
        </Alert>
      );
    case 'approvalNeeded':
      return (
        <Alert
          tone="warning"
          title={problem.approval === null ? t('registerFirstTitle') : t('waitingTitle')}
          action={
            problem.approval === null
              ? linkTo(paths.register, t('toRegister'))
              : linkTo(paths.waiting, t('toWaiting'))
          }
        >
          {localize(problem.text)}
        </Alert>
      );
    case 'tooManyOpen':
      return (
        <Suspense>
          <TooManyOpenAlert problem={problem} />
        </Suspense>
      );
    case 'paymentNeeded':
      return (
        <Alert tone="warning" action={problem.debt && linkTo(paths.confirmation(problem.debt), t('toDebt'))}>
          {localize(problem.text)}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="error" title={t('failed')}>
          {localize(problem.text)}
        </Alert>
      );
    default:
      return null;
  }
}
