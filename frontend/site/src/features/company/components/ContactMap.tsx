import { useState } from 'react';
import type { PublicSettings } from '@contract/settings';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { companyMessages } from '../messages';
import styles from './contact.module.css';

/** Degrees shown around the point. */
const SPAN = 0.012;

function mapAddress({ latitude, longitude }: PublicSettings['mapPoint']): string {
  const box = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2].join(',');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude},${longitude}`;
}

/** Nothing is asked of anybody else before the visitor wants the map. */
export function ContactMap({ settings }: { settings: PublicSettings }) {
  const t = useText(companyMessages);
  const [wanted, setWanted] = useState(false);
  if (wanted) {
    return (
      <iframe
        className={styles.map}
        src={mapAddress(settings.mapPoint)}
        title={t('mapTitle', { name: settings.name })}
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <div className={styles.map}>
      <Icon name="pin" size={40} />
      <p className={styles.mapPlace}>{settings.address}</p>
      <Button onClick={() => setWanted(true)}>{t('mapShow')}</Button>
      <p className={styles.mapNote}>{t('mapNote')}</p>
    </div>
  );
}
