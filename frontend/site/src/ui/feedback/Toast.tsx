import type { ReactNode } from 'react';
import { createContext, use, useCallback, useRef, useState } from 'react';
import { useText } from '@/lib/i18n';
import { uiMessages } from '../messages';
import type { ToastTone } from './ToastCard';
import { ToastCard } from './ToastCard';
import styles from './toast.module.css';

interface ToastEntry {
  id: number;
  text: string;
  tone: ToastTone;
}

type ShowToast = (text: string, tone?: ToastTone) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** `const toast = useToast(); toast('Saved.', 'success')` */
export const useToast = (): ShowToast => use(ToastContext);

// Own implementation, because a toast library would take a tenth of the size that the first page may have.
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useText(uiMessages);
  const [toasts, setToasts] = useState<ToastEntry[]>([]);
  const lastId = useRef(0);

  const show = useCallback<ShowToast>((text, tone = 'info') => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown.filter((toast) => toast.text !== text), { id, text, tone }]);
  }, []);
  const remove = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );

  return (
    <ToastContext value={show}>
      {children}
      {/* Always rendered, because screen readers announce only changes of an existing live region. */}
      <section
        className={styles.viewport}
        aria-label={t('notifications')}
        aria-live="polite"
        aria-atomic="false"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} id={toast.id} text={toast.text} tone={toast.tone} onDone={remove} />
        ))}
      </section>
    </ToastContext>
  );
}
