import { useText } from '../../shared/i18n';
import { AuthAlert } from './AuthAlert';
import { AuthPage } from './AuthPage';
import styles from './auth.module.css';

/** Shown if a part of the console could not be loaded or failed to render. */
export function PageError() {
  const t = useText();
  return (
    <AuthPage title="This page could not be shown">
      <div className={styles.form}>
        <AuthAlert
          tone="bad"
          title="Something went wrong while loading."
          detail="Check the connection, then load the page again."
        />
        <button className={styles.main} type="button" onClick={() => window.location.reload()}>
          {t('Load again')}
        </button>
      </div>
    </AuthPage>
  );
}
