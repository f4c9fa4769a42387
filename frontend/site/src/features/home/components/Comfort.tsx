import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import type { IconName } from '@/ui/media/Icon';
import { Icon } from '@/ui/media/Icon';
import { homeMessages } from '../messages';
import styles from './comfort.module.css';

export function Comfort() {
  const t = useText(homeMessages);
  const settings = useSettings().data;
  if (!settings) return null;
  const points: { icon: IconName; title: string; text: string }[] = [
    { icon: 'car', title: t('comfortCar'), text: t('comfortCarText') },
    {
      icon: 'clock',
      title: t('comfortHold'),
      text: t('comfortHoldText', { minutes: settings.rules.holdMinutes }),
    },
    { icon: 'rupee', title: t('comfortPay'), text: t('comfortPayText') },
    {
      icon: 'calendar',
      title: t('comfortCancel'),
      text: t('comfortCancelText', { hours: settings.cancellation.freeUntilHours }),
    },
  ];
  return (
    <section className={styles.section}>
      <h2>{t('comfortTitle')}</h2>
      <ul className={styles.points}>
        {points.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={styles.icon}>
              <Icon name={icon} size={24} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
