import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Alert } from '@/ui/feedback/Alert';
import { registrationMessages } from '../messages';

/** Warns visitors of a demonstration not to send real documents, because other visitors can read the messages. */
export function Demonstration() {
  const t = useText(registrationMessages);
  return useSettings().data?.isDemonstration ? <Alert tone="warning">{t('demonstration')}</Alert> : null;
}
