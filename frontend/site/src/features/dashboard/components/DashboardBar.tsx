import { useState } from 'react';
import { NavLink } from 'react-router';
import { useText } from '@/lib/i18n';
import { Dialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { dashboardMessages } from '../messages';
import { QUICK_SECTIONS } from '../sections';
import { DashboardNav } from './DashboardNav';
import styles from './dashboard-bar.module.css';

/** The sidebar of a phone: what is used most under the thumb, everything in a sheet. */
export function DashboardBar() {
  const t = useText(dashboardMessages);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.bar}>
      {QUICK_SECTIONS.map(({ to, text, icon }) => (
        <NavLink key={to} to={to} className={styles.item}>
          <Icon name={icon} size={22} />
          {t(text)}
        </NavLink>
      ))}
      <button type="button" className={styles.item} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon name="menu" size={22} />
        {t('more')}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t('title')}>
        <DashboardNav onLeave={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
