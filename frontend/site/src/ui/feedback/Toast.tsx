import type { ReactNode, RefCallback } from 'react';
import { createContext, use, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
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

/**
 * A ref for an element inside an open dialog. Toasts are then shown there, because the rest of the page is not
 * accessible.
 */
export const ToastHost = createContext<RefCallback<HTMLElement>>(() => undefined);

/** `const toast = useToast(); toast('Saved.', 'success')` */
export const useToast = (): ShowToast => use(ToastContext);

// Own implementation, because a toast library would take a tenth of the size that the first page may have.
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useText(uiMessages);
  const [toasts, setToasts] = useState<ToastEntry[]>([]);
  const [hosts, setHosts] = useState<HTMLElement[]>([]);
  const lastId = useRef(0);

  const show = useCallback<ShowToast>((text, tone = 'info') => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown.filter((toast) => toast.text !== text), { id, text, tone }]);
  }, []);
  const addHost = useCallback((host: HTMLElement | null) => {
    if (host) setHosts((open) => [...open, host]);
    return () => setHosts((open) => open.filter((one) => one !== host));
  }, []);
  const remove = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );

  const host = hosts.at(-1);
  // Always rendered, because screen readers announce only changes of an existing live region.
  const list = (
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
  );
  return (
    <ToastContext value={show}>
      <ToastHost value={addHost}>
        {children}
        {host ? createPortal(list, host) : list}
      </ToastHost>
    </ToastContext>
  );
}
