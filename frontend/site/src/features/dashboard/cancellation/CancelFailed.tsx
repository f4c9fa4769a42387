import { CODES } from '@contract/codes';
import { ApiError, isUndecided, NetworkError } from '@shared/http';
import { paths } from '@/app/paths';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { LinkButton } from '@/ui/form/LinkButton';
import { cancelMessages } from '../cancel-messages';
import { dashboardMessages } from '../messages';

/** Explains whether the rental can still be cancelled, and how the customer continues. */
export function CancelFailed({ error }: { error: Error }) {
  const t = useText(cancelMessages);
  const dashboard = useText(dashboardMessages);
  const localize = useLocalize();
  const isSignedOut = error instanceof ApiError && error.http === 401;
  return (
    <Alert
      tone="error"
      title={t(titleOf(error))}
      action={
        isSignedOut && (
          <LinkButton variant="secondary" to={paths.login} target="_blank" rel="noopener">
            {dashboard('login')}
          </LinkButton>
        )
      }
    >
      {error instanceof NetworkError ? t('network') : localize(error)}
    </Alert>
  );
}

/** Codes that do not decide about the cancellation; 0 if a proxy sent the response. */
const MAY_RETRY: readonly number[] = [0, CODES.UNAUTHENTICATED.code, CODES.TOO_MANY.code];

function titleOf(error: Error): 'unclear' | 'refused' | 'notDone' {
  if (isUndecided(error)) return 'unclear';
  return error instanceof ApiError && MAY_RETRY.includes(error.code) ? 'notDone' : 'refused';
}
