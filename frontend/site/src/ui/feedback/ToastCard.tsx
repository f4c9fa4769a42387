import { useEffect, useState } from 'react';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import type { IconName } from '../media/Icon';
import { Icon } from '../media/Icon';
import { uiMessages } from '../messages';
import styles from './toast.module.css';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

const DURATION_MS = 5000;
const ICONS: Record<ToastTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

interface ToastCardProps {
  id: number;
  text: string;
  tone: ToastTone;
  onDone: (id: number) => void;
}

/** Disappears after five seconds, but not while it is hovered or has the focus. */
export function ToastCard({ id, text, tone, onDone }: ToastCardProps) {
  const t = useText(uiMessages);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDone(id), DURATION_MS);
    return () => clearTimeout(timer);
  }, [isPaused, id, onDone]);

  return (
    <div
      className={cx(styles.toast, styles[tone])}
      role={tone === 'error' || tone === 'warning' ? 'alert' : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={ICONS[tone]} />
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.close} aria-label={t('dismiss')} onClick={() => onDone(id)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
