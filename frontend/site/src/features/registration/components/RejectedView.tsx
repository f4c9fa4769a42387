import type { RejectionReasons } from '@contract/customers/people';
import type { WireMessage } from '@contract/messages/message';
import { paths } from '@/app/paths';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { LinkButton } from '@/ui/form/LinkButton';
import { registrationMessages } from '../messages';
import styles from './waiting.module.css';

export function RejectedView({ text, reasons }: { text: WireMessage; reasons: RejectionReasons }) {
  const t = useText(registrationMessages);
  const localize = useLocalize();
  return (
    <div className={styles.view}>
      <h1>{t('rejectedHeading')}</h1>
      <Alert tone="warning" title={localize(text)}>
        <ul className={styles.reasons}>
          {reasons.aadhaar && <li>{t('reasonAadhaar', { reason: reasons.aadhaar })}</li>}
          {reasons.license && <li>{t('reasonLicense', { reason: reasons.license })}</li>}
          {reasons.note && <li>{reasons.note}</li>}
        </ul>
      </Alert>
      <LinkButton to={paths.register} large>
        {t('sendAgain')}
      </LinkButton>
    </div>
  );
}
