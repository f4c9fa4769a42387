import type { WireMessage } from '@contract/messages/message';
import { useCheckingTimes } from '@/lib/checking-times';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Spinner } from '@/ui/feedback/Spinner';
import { registrationMessages } from '../messages';
import { ApprovalSteps } from './ApprovalSteps';
import styles from './waiting.module.css';

/** @param checkedAt milliseconds since the epoch */
export function WaitingView({ text, checkedAt }: { text: WireMessage; checkedAt: number }) {
  const t = useText(registrationMessages);
  const localize = useLocalize();
  const { formatInstant } = useFormats();
  const { documents } = useCheckingTimes();
  const settings = useSettings().data;
  const email = settings?.supportEmail;
  const hours = settings?.rules.documentCheckHours;
  return (
    <div className={styles.view}>
      <h1>{t('waitingHeading')}</h1>
      <p className={styles.message} role="status">
        {localize(text)}
      </p>
      <ApprovalSteps />
      <p>
        {hours !== undefined && t('howLong', { hours })} {documents} {t('waitingText')}
      </p>
      <p className={styles.small}>
        <Spinner size={16} />
        {t('stillWatching', { time: formatInstant(new Date(checkedAt).toISOString()) })}
      </p>
      {email && <p className={styles.small}>{t('questions', { email })}</p>}
    </div>
  );
}
