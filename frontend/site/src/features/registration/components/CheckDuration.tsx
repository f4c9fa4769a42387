import { useCheckingTimes } from '@/lib/checking-times';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { registrationMessages } from '../messages';

/** The maximum and usual time that the team needs to decide. */
export function CheckDuration() {
  const t = useText(registrationMessages);
  const { documents } = useCheckingTimes();
  const hours = useSettings().data?.rules.documentCheckHours;
  if (hours === undefined) return null;
  return (
    <p>
      {t('howLong', { hours })} {documents}
    </p>
  );
}
