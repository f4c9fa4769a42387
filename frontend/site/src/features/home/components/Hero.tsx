import type { ReactNode } from 'react';
import type { VehicleListItem } from '@contract/fleet/vehicles';
import { paths } from '@/app/paths';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { LinkButton } from '@/ui/form/LinkButton';
import { homeMessages } from '../messages';
import { HeroSlides } from './HeroSlides';
import styles from './hero.module.css';

interface HeroProps {
  /** The cars of the slides; undefined while they load. */
  cars: readonly VehicleListItem[] | undefined;
  /** Shown below the text on a phone, and along the bottom on a wide screen. */
  children: ReactNode;
}

export function Hero({ cars, children }: HeroProps) {
  const t = useText(homeMessages);
  const city = useSettings().data?.city;
  return (
    <section className={styles.hero}>
      <div className={cx('wrap', styles.inner)}>
        <div className={styles.text}>
          <h1>{city ? t('heading', { city }) : t('headingAnywhere')}</h1>
          <p>{t('intro')}</p>
          <div className={styles.actions}>
            <LinkButton to={paths.carList} variant="secondary" className={styles.book}>
              {t('bookNow')}
            </LinkButton>
            <a href="#quick" className={styles.howItWorks}>
              {t('howItWorks')}
            </a>
          </div>
        </div>
        <div className={styles.lowerEdge}>{children}</div>
        <HeroSlides cars={cars} />
      </div>
    </section>
  );
}
