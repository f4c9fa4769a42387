import { useText } from '@/lib/i18n';
import { legalMessages } from '../legal-messages';
import { LegalSection } from './LegalSection';

export function Privacy({ email }: { email: string }) {
  const t = useText(legalMessages);
  return (
    <>
      <LegalSection title={t('dataTitle')}>
        <ul>
          <li>{t('dataContact')}</li>
          <li>{t('dataDocuments')}</li>
          <li>{t('dataRentals')}</li>
          <li>{t('dataCodes')}</li>
        </ul>
      </LegalSection>
      <LegalSection title={t('whoSeesTitle')}>
        <p>{t('whoSeesText')}</p>
      </LegalSection>
      <LegalSection title={t('deleteTitle')}>
        <p>{t('deleteText', { email })}</p>
      </LegalSection>
      <LegalSection title={t('deviceTitle')}>
        <p>{t('deviceText')}</p>
      </LegalSection>
      <LegalSection title={t('mapTitle')}>
        <p>{t('mapText')}</p>
      </LegalSection>
    </>
  );
}
