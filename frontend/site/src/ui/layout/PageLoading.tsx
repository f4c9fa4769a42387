import { useText } from '@/lib/i18n';
import { Spinner } from '../feedback/Spinner';
import { uiMessages } from '../messages';
import styles from './page-loading.module.css';

/** Shown while a page's code or its main content is loading. */
export function PageLoading() {
  const t = useText(uiMessages);
  return (
    <p className={styles.loading} role="status">
      <Spinner size={28} />
      {t('loading')}
    </p>
  );
}
