import type { AadhaarQrChecked } from '@contract/customers/people';
import { PHOTO_TYPES } from '@contract/limits';
import { consentMessages } from '@contract/messages/consent.messages';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { FileField } from '@/ui/form/FileField';
import { qrMessages } from './qr-messages';
import { useQrCheck } from './use-qr-check';
import styles from '../components/registration.module.css';

interface AadhaarQrFieldProps {
  /** Version of the text that the customer agrees to. */
  consentVersion: string;
  checked: AadhaarQrChecked | null;
  onChange: (checked: AadhaarQrChecked | null) => void;
}

/** Reads the QR code of an Aadhaar card in place of its number and photo. */
export function AadhaarQrField({ consentVersion, checked, onChange }: AadhaarQrFieldProps) {
  const t = useText(qrMessages);
  const consent = useText(consentMessages);
  const { formatInstant } = useFormats();
  const { check, isChecking, problem } = useQrCheck(consentVersion, onChange);
  if (checked)
    return (
      <div className={styles.qr}>
        <Alert tone="success">
          {t('checked', { digits: checked.lastFour, date: formatInstant(checked.issuedAt) })}
        </Alert>
        <Button variant="ghost" className={styles.addBack} onClick={() => onChange(null)}>
          {t('instead')}
        </Button>
      </div>
    );
  return (
    <section className={styles.qr}>
      <h2>{t('title')}</h2>
      <p>{t('intro')}</p>
      <p className={styles.voluntary}>{consent('aadhaarQr')}</p>
      <FileField
        label={t('choose')}
        name="aadhaarQr"
        file={null}
        accept={PHOTO_TYPES}
        withCamera
        optional
        disabled={isChecking}
        hint={isChecking ? t('reading') : t('hint')}
        error={problem}
        onChange={(photo) => photo && check(photo)}
      />
      <p>{t('or')}</p>
    </section>
  );
}
