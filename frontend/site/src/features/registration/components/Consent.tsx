import { consentMessages } from '@contract/messages/consent.messages';
import { useText } from '@/lib/i18n';
import { ConsentNotice } from '@/ui/consent/ConsentNotice';

export function Consent({ asksLicence, licenceOnly }: { asksLicence: boolean; licenceOnly: boolean }) {
  const t = useText(consentMessages);
  return (
    <ConsentNotice licenceOnly={licenceOnly} licenceDetails={asksLicence ? 'required' : 'optional'}>
      <p>{t('act')}</p>
    </ConsentNotice>
  );
}
