import { Link, useLocation } from 'react-router-dom';
import { ROLES, type Role } from '../roles';
import { DoorAlert } from './DoorAlert';
import { DoorFrame } from './DoorFrame';
import styles from './door.module.css';

/** What the console shows to nobody in particular: why it is closed, and the way in and back here. */
export function MustSignIn({ role }: { role: Role }) {
  const { pathname, search } = useLocation();
  const next = encodeURIComponent(pathname + search);
  return (
    <DoorFrame title={`${ROLES[role].title} console`}>
      <div className={styles.form}>
        <DoorAlert tone="info" title={ROLES[role].mustSignIn} />
        <Link className={styles.main} to={`${ROLES[role].login}?next=${next}`}>
          Sign in
        </Link>
      </div>
    </DoorFrame>
  );
}
