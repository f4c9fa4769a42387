import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { formatPhone, phoneLink } from '@shared/format/phone';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { useAccountToken } from '@/lib/session';
import { useSettings } from '@/lib/settings';
import { Brand } from '@/ui/display/Brand';
import { LinkButton } from '@/ui/form/LinkButton';
import { Icon } from '@/ui/media/Icon';
import { Link } from '@/ui/navigation/Link';
import { NavLink } from '@/ui/navigation/NavLink';
import { appMessages } from '../messages';
import { paths } from '../paths';
import { LanguageSwitch } from './LanguageSwitch';
import { hasNextStep } from './page-kinds';
import styles from './navbar.module.css';

export function Navbar() {
  const t = useText(appMessages);
  const settings = useSettings().data;
  const signedIn = useAccountToken() !== null;
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const name = settings?.name ?? t('brandFallback');
  const phone = settings?.phones[0];

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the controls are inside, this only closes the menu
    <header
      className={styles.bar}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      onClick={(event) => (event.target as Element).closest('a') && setOpen(false)}
    >
      <div className={cx('wrap', styles.inner)}>
        <Link to={paths.home} className={styles.brand} aria-label={t('brandHome', { name })}>
          <Brand name={name} />
        </Link>
        <nav id={menuId} className={cx(styles.menu, open && styles.open)} aria-label={t('mainNavigation')}>
          <NavLink to={paths.home} className={styles.link}>
            {t('home')}
          </NavLink>
          <NavLink to={paths.about} className={styles.link}>
            {t('about')}
          </NavLink>
          <NavLink to={paths.contact} className={styles.link}>
            {t('contact')}
          </NavLink>
          {phone && <PhoneLink phone={phone} />}
          <NavLink to={signedIn ? paths.dashboard : paths.login} className={styles.link}>
            <Icon name="user" size={18} />
            {signedIn ? t('dashboard') : t('login')}
          </NavLink>
        </nav>
        <LanguageSwitch />
        <BookLink />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} size={24} />
          <span className="visually-hidden">{t('openMenu')}</span>
        </button>
      </div>
    </header>
  );
}

/** Less prominent on pages that have their own next step. */
function BookLink() {
  const t = useText(appMessages);
  const { pathname } = useLocation();
  return (
    <LinkButton
      to={paths.carList}
      variant={hasNextStep(pathname) ? 'secondary' : 'primary'}
      className={styles.book}
    >
      {t('bookNow')}
    </LinkButton>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  const t = useText(appMessages);
  return (
    <a
      className={styles.link}
      href={phoneLink(phone)}
      aria-label={t('callPhone', { phone: formatPhone(phone) })}
    >
      <Icon name="phone" size={18} />
      <span className="tabular">{formatPhone(phone)}</span>
    </a>
  );
}
