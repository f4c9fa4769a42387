import { ApiError, NetworkError } from '@shared/http';
import { paths } from '@/app/paths';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { LinkButton } from '@/ui/form/LinkButton';
import { complaintMessages } from '../messages';

/** Explains why the complaint was not sent and how to continue. Field errors appear at their fields. */
export function SendProblem({ problem, isUnclear }: { problem: unknown; isUnclear: boolean }) {
  const t = useText(complaintMessages);
  const localize = useLocalize();
  const title = t(isUnclear ? 'unclear' : 'failed');
  if (problem instanceof ApiError && problem.http === 401) {
    return (
      <Alert
        tone="error"
        title={title}
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
    <Alert tone="error" title={title}>
      {problem instanceof NetworkError ? t('network') : problem instanceof Error ? localize(problem) : null}
    </Alert>
  );
}
