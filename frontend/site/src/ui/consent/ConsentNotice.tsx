import type { ReactNode } from 'react';
import { consentMessages } from '@contract/messages/consent.messages';
import { consentKeys } from '@contract/privacy/consent';
import { useText } from '@/lib/i18n';
import { Icon } from '../media/Icon';
import styles from './consent.module.css';

type ConsentNoticeProps = Parameters<typeof consentKeys>[0] & {
  title?: string;
  /** The way in which the customer agrees. */
  children: ReactNode;
};

/** The text of the consent to the registration. */
export function ConsentNotice({ title, children, ...settings }: ConsentNoticeProps) {
  const t = useText(consentMessages);
  return (
    <section className={styles.consent}>
      <h2>
        <Icon name="shield" />
        {title ?? t('title')}
      </h2>
      <ul>
        {consentKeys(settings).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
