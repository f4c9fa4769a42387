import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Icon } from '@/ui/media/Icon';
import { registrationMessages } from '../messages';
import styles from './registration.module.css';

export function Consent() {
  const t = useText(registrationMessages);
  const email = useSettings().data?.supportEmail;
  return (
    <section className={styles.consent}>
      <h2>
        <Icon name="shield" />
        {t('consentTitle')}
      </h2>
      <ul>
        <li>{t('consentWhat')}</li>
        <li>{t('consentWhy')}</li>
        {email && <li>{t('consentHowLong', { email })}</li>}
      </ul>
      <p>{t('consentAct')}</p>
    </section>
  );
}
