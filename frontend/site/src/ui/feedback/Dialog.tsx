import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { use, useRef } from 'react';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { Icon } from '../media/Icon';
import { uiMessages } from '../messages';
import { ToastHost } from './Toast';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Screen readers announce it after the title when the dialog opens. */
  description?: ReactNode;
  children: ReactNode;
  /** True if the dialog stays open on a click outside, so that unsaved work is not lost by mistake. */
  sticky?: boolean;
  wide?: boolean;
  /** Returns the element that receives the focus on closing, instead of the one that had it before. */
  returnFocusTo?: () => HTMLElement | null | undefined;
}

// No Radix overlay, because it adds a <style> element, which the content security policy forbids;
// `html:has([data-backdrop])` in base.css prevents scrolling instead.
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  sticky,
  wide,
  returnFocusTo,
}: DialogProps) {
  const t = useText(uiMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={styles.backdrop} data-backdrop="">
          <Radix.Content
            className={cx(styles.dialog, wide && styles.wide)}
            onInteractOutside={sticky ? (event) => event.preventDefault() : undefined}
            // Focuses the heading, so that Enter does not close the dialog immediately.
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              heading.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              const target = returnFocusTo?.();
              if (!target) return;
              event.preventDefault();
              target.focus();
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <header className={styles.head}>
              <Radix.Title ref={heading} tabIndex={-1} className={styles.title}>
                {title}
              </Radix.Title>
              <Radix.Close className={styles.close} aria-label={t('close')}>
                <Icon name="close" />
              </Radix.Close>
            </header>
            {description && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
            {children}
            <div ref={use(ToastHost)} />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
