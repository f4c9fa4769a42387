import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '@/lib/i18n';
import { useScrollRestoration } from '@/lib/use-scroll-restoration';
import { uiMessages } from '../messages';
import styles from './page-frame.module.css';

interface PageFrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** Header, content and footer of every page. A page change moves the focus to the content. */
export function PageFrame({ header, footer, children }: PageFrameProps) {
  const t = useText(uiMessages);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(pathname);
  useScrollRestoration();

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      {header}
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
