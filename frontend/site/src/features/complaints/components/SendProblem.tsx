import { ApiError, NetworkError } from '@shared/http';
import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { LinkButton } from '@/ui/form/LinkButton';
import { complaintMessages } from '../messages';

/** Explains why the complaint was not sent and how to continue. Field errors appear at their fields. */
export function SendProblem({ problem }: { problem: unknown }) {
  const t = useText(complaintMessages);
  if (problem instanceof ApiError && problem.http === 401) {
    return (
      <Alert
        tone="error"
        title={t('failed')}
        action={
          <LinkButton variant="secondary" to={paths.login} target="_blank" rel="noopener">
            {t('login')}
          </LinkButton>
        }
      >
        {t('signInAgain')}
      </Alert>
    );
  }
  return (
    <Alert tone="error" title={t('failed')}>
      {problem instanceof NetworkError ? t('network') : problem instanceof Error ? problem.message : null}
    </Alert>
  );
}
