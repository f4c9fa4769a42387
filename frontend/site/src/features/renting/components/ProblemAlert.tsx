import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/Alert';
import { LinkButton } from '@/ui/LinkButton';
import { rentingMessages } from '../messages';
import type { Problem } from '../problem.rules';

/** Why the car could not be held, and what helps. A car taken meanwhile is told beside the dates. */
export function ProblemAlert({ problem }: { problem: Problem }) {
  const t = useText(rentingMessages);

  switch (problem.kind) {
    case 'network':
      return <Alert tone="error">{t('network')}</Alert>;
    case 'refused':
      return (
        <Alert
          tone="error"
          title={t('refusedTitle')}
          action={
            <LinkButton variant="secondary" to={paths.contact}>
              {t('callUs')}
            </LinkButton>
          }
        >
          {problem.message}
        </Alert>
      );
    case 'waiting':
      return (
        <Alert
          title={t('waitingTitle')}
          action={
            <LinkButton variant="secondary" to={paths.waiting}>
              {t('toWaiting')}
            </LinkButton>
          }
        >
          {problem.message}
        </Alert>
      );
    case 'signIn':
    case 'taken':
      return null;
    default:
      return <Alert tone="error">{problem.message || t('failed')}</Alert>;
  }
}
