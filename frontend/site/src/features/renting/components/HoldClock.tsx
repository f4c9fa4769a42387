import { useEffect, useRef, useState } from 'react';
import { cx } from '@/lib/cx';
import { formatCountdown } from '@shared/format/countdown';
import { useText } from '@/lib/i18n';
import { Icon } from '@/ui/Icon';
import { announcementDue } from '../hold-clock.rules';
import { paymentMessages } from '../payment-messages';
import styles from './hold-clock.module.css';

const SOON_SECONDS = 120;

/** Ticks for the eye; for the ear it speaks up only a few times. */
export function HoldClock({ seconds }: { seconds: number }) {
  const t = useText(paymentMessages);
  const [spoken, setSpoken] = useState('');
  const before = useRef(seconds);

  useEffect(() => {
    const mark = announcementDue(before.current, seconds);
    before.current = seconds;
    if (mark === null) return;
    const minutes = mark === 60 ? t('oneMinute') : t('minutes', { count: mark / 60 });
    setSpoken(t('clockSpoken', { time: mark < 60 ? t('seconds', { count: mark }) : minutes }));
  }, [seconds, t]);

  return (
    <p className={cx(styles.clock, seconds <= SOON_SECONDS && styles.soon)}>
      <Icon name="clock" size={18} />
      <span>{t('clock')}</span>
      <span className={styles.time} role="timer">
        {formatCountdown(seconds)}
      </span>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </p>
  );
}
