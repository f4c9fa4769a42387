import { NavLink } from 'react-router';
import { useText } from '@/lib/i18n';
import { Icon } from '@/ui/Icon';
import { dashboardMessages } from '../messages';
import { SECTIONS } from '../sections';
import { useLogout } from '../use-logout';
import styles from './dashboard-nav.module.css';

/** All sections and Logout. `onLeave` is told when one was chosen. */
export function DashboardNav({ onLeave }: { onLeave?: () => void }) {
  const t = useText(dashboardMessages);
  const leave = useLogout();
  return (
    <nav className={styles.nav} aria-label={t('navigation')}>
      {SECTIONS.map(({ to, text, icon }) => (
        <NavLink key={to} to={to} className={styles.link} onClick={onLeave}>
          <Icon name={icon} />
          {t(text)}
        </NavLink>
      ))}
      <button type="button" className={styles.link} onClick={leave}>
        <Icon name="out" />
        {t('logout')}
      </button>
    </nav>
  );
}
