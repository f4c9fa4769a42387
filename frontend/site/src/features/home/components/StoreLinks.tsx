import type { PublicSettings } from '@contract/settings';
import { useText } from '@/lib/i18n';
import appStore from '../images/app-store.svg?no-inline';
import playStore from '../images/play-store.svg?no-inline';
import { homeMessages } from '../messages';
import styles from './quick-booking.module.css';

/** Links to the app stores that have a link in the settings. */
export function StoreLinks({ links }: { links: PublicSettings['appLinks'] }) {
  const t = useText(homeMessages);
  const stores = [
    { href: links.playStore, badge: playStore, name: t('playStore') },
    { href: links.appStore, badge: appStore, name: t('appStore') },
  ];
  return stores.map(
    ({ href, badge, name }) =>
      href && (
        <a key={name} href={href} target="_blank" rel="noopener noreferrer" className={styles.store}>
          <img src={badge} width={168} height={52} alt={name} loading="lazy" />
        </a>
      ),
  );
}
