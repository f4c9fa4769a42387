import { Link, useLocation } from 'react-router-dom';
import { useText } from '../i18n';
import { ROLES, type Role } from '../roles';
import { DoorAlert } from './DoorAlert';
import { DoorFrame } from './DoorFrame';
import styles from './door.module.css';

/** What the console shows to nobody in particular: why it is closed, and the way in and back here. */
export function MustSignIn({ role }: { role: Role }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const next = encodeURIComponent(pathname + search);
  return (
    <DoorFrame title={t('{who} console', { who: t(ROLES[role].title) })}>
      <div className={styles.form}>
        <DoorAlert tone="info" title={ROLES[role].mustSignIn} />
        <Link className={styles.main} to={`${ROLES[role].login}?next=${next}`}>
          {t('Sign in')}
        </Link>
      </div>
    </DoorFrame>
  );
}
