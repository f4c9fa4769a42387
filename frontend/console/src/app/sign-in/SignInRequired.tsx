import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../shared/i18n';
import { type Role, ROLES } from '../../shared/session/roles';
import { AuthAlert } from './AuthAlert';
import { AuthPage } from './AuthPage';
import styles from './auth.module.css';

/** Shown without a session. After the sign-in, the page in the URL's `next` parameter opens. */
export function SignInRequired({ role }: { role: Role }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const next = encodeURIComponent(pathname + search);
  return (
    <AuthPage title={{ text: t('{who} console', { who: t(ROLES[role].title) }) }}>
      <div className={styles.form}>
        <AuthAlert tone="info" title={ROLES[role].signInRequired} />
        <Link className={styles.main} to={`${ROLES[role].login}?next=${next}`}>
          {t('Sign in')}
        </Link>
      </div>
    </AuthPage>
  );
}
