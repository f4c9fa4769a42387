import { ApiError, NetworkError } from '@shared/http';
import { leavesOpen } from '@shared/idempotency/leaves-open';
import { paths } from '@/app/paths';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { LinkButton } from '@/ui/form/LinkButton';
import { cancelMessages } from '../cancel-messages';
import { dashboardMessages } from '../messages';

/** Explains whether the rental can still be cancelled, and how the customer continues. */
export function CancelFailed({ error, isUnclear }: { error: Error; isUnclear: boolean }) {
  const t = useText(cancelMessages);
  const dashboard = useText(dashboardMessages);
  const localize = useLocalize();
  const isSignedOut = error instanceof ApiError && error.http === 401;
  return (
    <Alert
      tone="error"
      title={t(isUnclear ? 'unclear' : leavesOpen(error) ? 'notDone' : 'refused')}
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
