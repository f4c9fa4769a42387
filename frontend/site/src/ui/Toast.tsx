import { Toast as Radix } from 'radix-ui';
import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { Icon } from './Icon';
import type { IconName } from './Icon';
import { uiMessages } from './messages';
import styles from './toast.module.css';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

interface ToastEntry {
  id: number;
  text: string;
  tone: ToastTone;
}

type ShowToast = (text: string, tone?: ToastTone) => void;

const DURATION_MS = 5000;
const ICONS: Record<ToastTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

const ToastContext = createContext<ShowToast>(() => undefined);

/** `const toast = useToast(); toast('Saved.', 'success')` */
export const useToast = (): ShowToast => use(ToastContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useText(uiMessages);
  const [toasts, setToasts] = useState<ToastEntry[]>([]);
  const lastId = useRef(0);

  const show = useCallback<ShowToast>((text, tone = 'info') => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown.filter((toast) => toast.text !== text), { id, text, tone }]);
  }, []);
  const drop = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      <Radix.Provider duration={DURATION_MS} label={t('notifications')}>
        {children}
        {toasts.map((toast) => (
          <Radix.Root
            key={toast.id}
            className={cx(styles.toast, styles[toast.tone])}
            type={toast.tone === 'error' || toast.tone === 'warning' ? 'foreground' : 'background'}
            onOpenChange={(open) => !open && drop(toast.id)}
          >
            <Icon name={ICONS[toast.tone]} />
            <Radix.Description className={styles.text}>{toast.text}</Radix.Description>
            <Radix.Close className={styles.close} aria-label={t('dismiss')}>
              <Icon name="close" size={18} />
            </Radix.Close>
          </Radix.Root>
        ))}
        <Radix.Viewport className={styles.viewport} />
      </Radix.Provider>
    </ToastContext>
  );
}
