import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consentMessages } from '@contract/messages/consent.messages';
import type { ConsentText } from '@contract/privacy/consent';
import { ApiError, isUndecided, request } from '@shared/http';
import { useLocalize, useText } from '@/lib/i18n';
import { accountToken } from '@/lib/session';
import { useSettings } from '@/lib/settings';
import { ConsentNotice } from '@/ui/consent/ConsentNotice';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { useProfile } from '../api/use-profile';
import { dashboardMessages } from '../messages';

/** Asks for the consent to a text that has changed since the customer agreed. */
export function ConsentRequest() {
  const answer = useProfile().data;
  const consent = answer && 'profile' in answer ? answer.profile.newConsent : null;
  return consent && <Request consent={consent} />;
}

function Request({ consent }: { consent: ConsentText }) {
  const t = useText(consentMessages);
  const text = useText(dashboardMessages);
  const localize = useLocalize();
  const toast = useToast();
  const queries = useQueryClient();
  const settings = useSettings().data;
  const giving = useMutation({
    mutationFn: () => request('/api/user/consent', { method: 'PUT', token: accountToken(), body: consent }),
    onError: (error) => {
      if (isUndecided(error)) toast(text('unclear'), 'error');
      else toast(error instanceof ApiError ? localize(error) : text('consentFailed'), 'error');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['profile'] }),
  });
  if (!settings) return null;
  const { licenceOnly, licenceDetails } = settings;
  return (
    <ConsentNotice title={t('changedTitle')} licenceOnly={licenceOnly} licenceDetails={licenceDetails}>
      <div>
        <Button busy={giving.isPending} onClick={() => giving.mutate()}>
          {t('agree')}
        </Button>
      </div>
    </ConsentNotice>
  );
}
