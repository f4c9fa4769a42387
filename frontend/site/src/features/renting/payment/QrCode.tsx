import { useRef } from 'react';
import { QrImage } from '@shared/QrImage';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { saveAsPicture } from './save-as-picture';
import { waysMessages } from './ways-messages';
import styles from './upi-payment-details.module.css';

interface QrCodeProps {
  uri: string;
  label: string;
  className: string | undefined;
  /** True if UPI apps accept the code as a photo from the gallery. */
  isSavable: boolean;
}

export function QrCode({ uri, label, className, isSavable }: QrCodeProps) {
  const t = useText(waysMessages);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className={styles.qr}>
      <QrImage className={className} uri={uri} label={label} />
      {isSavable && (
        <Button variant="ghost" wide onClick={() => saveAsPicture(frame.current?.querySelector('svg'))}>
          {t('saveQr')}
        </Button>
      )}
    </div>
  );
}
