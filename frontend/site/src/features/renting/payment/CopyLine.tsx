import { Fragment, useRef, useState } from 'react';
import { copyText } from '@shared/copy-text';
import { useText } from '@/lib/i18n';
import { useToast } from '@/ui/feedback/Toast';
import { Icon } from '@/ui/media/Icon';
import { paymentMessages } from './payment-messages';
import styles from './copy-line.module.css';

/** Lets a UPI ID that does not fit into one line break before its `@`. */
const breakable = (text: string) =>
  text.split(/(?=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

interface CopyLineProps {
  label: string;
  /** The shown text. */
  text: string;
  /** The copied text, if it differs. */
  value?: string;
}

export function CopyLine({ label, text, value = text }: CopyLineProps) {
  const t = useText(paymentMessages);
  const toast = useToast();
  const shown = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy() {
    if (await copyText(value, shown.current)) setCopied(true);
    else toast(t('copyFailed'), 'warning');
  }

  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd ref={shown}>{breakable(text)}</dd>
      <dd>
        <button
          type="button"
          className={styles.copy}
          onClick={() => void copy()}
          onBlur={() => setCopied(false)}
          aria-label={t('copyOf', { what: label })}
        >
          <Icon name={copied ? 'check' : 'copy'} size={18} />
          <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
        </button>
      </dd>
    </div>
  );
}
