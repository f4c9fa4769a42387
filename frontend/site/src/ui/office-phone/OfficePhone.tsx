import { formatPhone, phoneLink } from '@shared/format/phone';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Icon } from '../media/Icon';
import { officePhoneMessages } from './messages';
import styles from './office-phone.module.css';

/** The office's phone number, for pages that report a failure. */
export function OfficePhone() {
  const t = useText(officePhoneMessages);
  const phone = useSettings().data?.phones[0];
  if (!phone) return null;
  return (
    <a className={styles.phone} href={phoneLink(phone)}>
      <Icon name="phone" size={18} />
      {t('call', { phone: formatPhone(phone).replaceAll(' ', '\u00a0') })}
    </a>
  );
}
