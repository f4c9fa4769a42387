import { useText } from '../../shared/i18n';
import styles from './auth.module.css';

/** Shown while the console's own script is loading. */
export function Loading() {
  const t = useText();
  return <p className={styles.loading}>{t('Loading…')}</p>;
}
