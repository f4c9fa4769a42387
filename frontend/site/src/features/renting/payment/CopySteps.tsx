import { useState } from 'react';
import type { UpiPayment } from '@contract/rentals/rentals';
import { copyText } from '@shared/copy-text';
import { useText } from '@/lib/i18n';
import { useToast } from '@/ui/feedback/Toast';
import { Button, type ButtonVariant } from '@/ui/form/Button';
import { Icon } from '@/ui/media/Icon';
import { paymentMessages } from './payment-messages';
import { waysMessages } from './ways-messages';
import styles from './upi-payment-details.module.css';

interface CopyStepsProps {
  payment: UpiPayment;
  /** The formatted amount. */
  amount: string;
  variant: ButtonVariant;
  onCopied: (() => void) | undefined;
}

/** The steps to pay on the same phone by pasting the UPI ID, which every app accepts for every account. */
export function CopySteps({ payment: { vpa, payee }, amount, variant, onCopied }: CopyStepsProps) {
  const t = useText(waysMessages);
  const pay = useText(paymentMessages);
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    if (await copyText(vpa, null)) {
      setCopied(true);
      onCopied?.();
    } else toast(pay('copyFailed'), 'warning');
  }

  return (
    <div className={styles.copy}>
      <Button variant={variant} wide large onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span aria-live="polite">{isCopied ? pay('copied') : t('copyVpa')}</span>
      </Button>
      <ol>
        <li>{t('copyStep1')}</li>
        <li>{t('copyStep2')}</li>
        <li>{t('copyStep3', { payee, amount })}</li>
      </ol>
    </div>
  );
}
