import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { LinkButton } from '@/ui/form/LinkButton';
import { homeMessages } from '../messages';
import { StoreLinks } from './StoreLinks';
import styles from './quick-booking.module.css';

export function QuickBooking() {
  const t = useText(homeMessages);
  const appLinks = useSettings().data?.appLinks;
  return (
    <section id="quick" className={styles.promo}>
      <div className={styles.text}>
        <h2>{t('quickTitle')}</h2>
        <p>{t('quickText')}</p>
        <div className={styles.actions}>
          <LinkButton to={paths.carList} variant="secondary" large>
            {t('bookNow')}
          </LinkButton>
          {appLinks && <StoreLinks links={appLinks} />}
        </div>
      </div>
      <ol className={styles.steps}>
        <li>{t('quickOne')}</li>
        <li>{t('quickTwo')}</li>
        <li>{t('quickThree')}</li>
      </ol>
    </section>
  );
}
