import type { AuthenticatorSecret } from '@contract/second-factor';
import { useText } from '../i18n';
import { QrCode } from '../ui/QrCode';
import styles from './second-factor.module.css';

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret for an authenticator app, as a QR code and as text. */
export function ScanSecret({ secret: { otpauthUri, secret } }: { secret: AuthenticatorSecret }) {
  const t = useText();
  return (
    <div className={styles.scan}>
      <p>
        {t('Scan this code with an authenticator app on your phone, such as Google Authenticator or Aegis.')}
      </p>
      <QrCode className={styles.qr} uri={otpauthUri} label={t('QR code for your authenticator app')} />
      <p>
        {t('If you cannot scan it, enter this key:')}{' '}
        <span className={styles.secret} translate="no">
          {inGroups(secret)}
        </span>
      </p>
    </div>
  );
}
