import { useState } from 'react';
import type { PublicSettings } from '@contract/settings';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { Icon } from '@/ui/media/Icon';
import { companyMessages } from '../messages';
import styles from './contact.module.css';

/** Width of the map in degrees. */
const SPAN = 0.012;

function mapAddress({ latitude, longitude }: PublicSettings['mapPoint']): string {
  const box = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2].join(',');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude},${longitude}`;
}

/** Sends no request to the map service before the visitor opens the map. */
export function ContactMap({ settings }: { settings: PublicSettings }) {
  const t = useText(companyMessages);
  const [open, setOpen] = useState(false);
  if (open) {
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
      <p className={styles.mapAddress}>{settings.address}</p>
      <Button onClick={() => setOpen(true)}>{t('mapShow')}</Button>
      <p className={styles.mapNote}>{t('mapNote')}</p>
    </div>
  );
}
