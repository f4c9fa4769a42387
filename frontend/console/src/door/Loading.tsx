import { useText } from '../i18n';
import styles from './door.module.css';

/** While the console proper is on its way. */
export function Loading() {
  const t = useText();
  return <p className={styles.loading}>{t('Loading…')}</p>;
}
