import type { WireMessage } from '@contract/messages/message';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Spinner } from '@/ui/feedback/Spinner';
import { registrationMessages } from '../messages';
import { ApprovalSteps } from './ApprovalSteps';
import { CheckDuration } from './CheckDuration';
import styles from './waiting.module.css';

/** @param checkedAt Milliseconds since the epoch. */
export function WaitingView({ text, checkedAt }: { text: WireMessage; checkedAt: number }) {
  const t = useText(registrationMessages);
  const localize = useLocalize();
  const { formatInstant } = useFormats();
  const email = useSettings().data?.supportEmail;
  return (
    <div className={styles.view}>
      <h1>{t('waitingHeading')}</h1>
      <p className={styles.message} role="status">
        {localize(text)}
      </p>
      <ApprovalSteps />
      <CheckDuration />
      <p>{t('waitingText')}</p>
      <p className={styles.small}>
        <Spinner size={16} />
        {t('stillWatching', { time: formatInstant(new Date(checkedAt).toISOString()) })}
      </p>
      {email && <p className={styles.small}>{t('questions', { email })}</p>}
    </div>
  );
}
