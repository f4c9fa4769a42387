import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Icon } from '@/ui/media/Icon';
import { carMessages } from '../car-messages';
import styles from './good-to-know.module.css';

export function GoodToKnow() {
  const t = useText(carMessages);
  const settings = useSettings().data;
  if (!settings) return null;
  const points = [
    t('minimumAge', { age: settings.rules.minimumAge }),
    t('neededDocuments'),
    t('freeCancellation', { hours: settings.cancellation.freeUntilHours }),
  ];
  return (
    <section className={styles.section}>
      <h2>{t('goodToKnow')}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
