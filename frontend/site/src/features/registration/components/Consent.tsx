import { useText } from '@/lib/i18n';
import { Icon } from '@/ui/media/Icon';
import { registrationMessages } from '../messages';
import styles from './registration.module.css';

export function Consent({ asksLicence, licenceOnly }: { asksLicence: boolean; licenceOnly: boolean }) {
  const t = useText(registrationMessages);
  return (
    <section className={styles.consent}>
      <h2>
        <Icon name="shield" />
        {t('consentTitle')}
      </h2>
      <ul>
        <li>{t(licenceOnly ? 'consentWhatLicence' : 'consentWhat')}</li>
        {asksLicence && <li>{t('consentDetails')}</li>}
        <li>{t('consentWhy')}</li>
        <li>{t('consentHowLong')}</li>
      </ul>
      <p>{t('consentAct')}</p>
    </section>
  );
}
