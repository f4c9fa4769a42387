import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@/app/paths';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import type { IconName } from '@/ui/media/Icon';
import { Icon } from '@/ui/media/Icon';
import { Link } from '@/ui/navigation/Link';
import { logOut } from '../api/log-out';
import { dashboardMessages } from '../messages';
import styles from './sidebar.module.css';

const ENTRIES = [
  ['bookings', paths.bookings, 'calendar'],
  ['newBooking', paths.newBooking, 'plus'],
  ['profile', paths.profile, 'user'],
  ['reservation', paths.reservation, 'clock'],
  ['newReservation', paths.newReservation, 'plus'],
  ['complaints', paths.complaints, 'chat'],
] as const satisfies readonly (readonly [string, string, IconName])[];

/** The navigation next to the content, or a collapsible menu on a phone. */
export function Sidebar() {
  const t = useText(dashboardMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const current = ENTRIES.find(([, to]) => to === pathname) ?? ENTRIES[0];

  function signOut() {
    logOut();
    queryClient.clear();
    void navigate(paths.home);
  }

  return (
    <nav className={styles.sidebar} aria-label={t('navigation')}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="dashboard-menu"
        onClick={() => setOpenAt(open ? null : pathname)}
      >
        <Icon name={current[2]} />
        {t(current[0])}
        <span className={styles.icon}>
          <Icon name="down" />
        </span>
      </button>
      <ul id="dashboard-menu" className={cx(styles.entries, open && styles.open)}>
        {ENTRIES.map(([key, to, icon]) => (
          <li key={key}>
            <Link
              to={to}
              className={styles.entry}
              aria-current={to === current[1] ? 'page' : undefined}
              onClick={() => setOpenAt(null)}
            >
              <Icon name={icon} />
              {t(key)}
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.entry} onClick={signOut}>
            <Icon name="out" />
            {t('logout')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
