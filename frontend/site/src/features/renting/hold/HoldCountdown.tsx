import { useEffect, useRef, useState } from 'react';
import { formatCountdown } from '@shared/format/countdown';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { Icon } from '@/ui/media/Icon';
import { paymentMessages } from '../payment/payment-messages';
import { announcementDue } from './hold-countdown.rules';
import styles from './hold-countdown.module.css';

const ENDING_SOON_SECONDS = 120;

/** Counts down every second; screen readers announce only a few marks. */
export function HoldCountdown({ seconds }: { seconds: number }) {
  const t = useText(paymentMessages);
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(seconds);

  useEffect(() => {
    const mark = announcementDue(before.current, seconds);
    before.current = seconds;
    if (mark === null) return;
    const minutes = t('minutes', { count: mark / 60 });
    setAnnouncement(t('clockAnnouncement', { time: mark < 60 ? t('seconds', { count: mark }) : minutes }));
  }, [seconds, t]);

  return (
    <p className={cx(styles.clock, seconds <= ENDING_SOON_SECONDS && styles.endingSoon)}>
      <Icon name="clock" size={18} />
      <span>{t('clock')}</span>
      <span className={styles.time} role="timer">
        {formatCountdown(seconds)}
      </span>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </p>
  );
}
