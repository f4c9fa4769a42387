import { DATED_LINES, KEPT_WITHOUT_DAYS, RETENTION_DAYS, UNUSED_ACCOUNT } from '@contract/privacy/retention';
import type { PublicSettings } from '@contract/settings';
import { useText } from '@/lib/i18n';
import { legalMessages } from '../legal-messages';
import { LegalSection } from './LegalSection';

export function Privacy({ settings }: { settings: PublicSettings }) {
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
      <LegalSection title={t('receiversTitle')}>
        <p>{settings.receivers.length > 0 ? t('receiversText') : t('receiversNone')}</p>
        {settings.receivers.length > 0 && (
          <ul>
            {settings.receivers.map((receiver) => (
              <li key={receiver}>{t(`receiver_${receiver}`)}</li>
            ))}
          </ul>
        )}
      </LegalSection>
      <LegalSection title={t('deleteTitle')}>
        <p>{t('deleteText')}</p>
        <ul>
          {KEPT_WITHOUT_DAYS.map((line) => (
            <li key={line}>{line === 'account' ? t('keep_account', UNUSED_ACCOUNT) : t(`keep_${line}`)}</li>
          ))}
          {DATED_LINES.map((line) => (
            <li key={line}>{t(`keep_${line}`, { days: RETENTION_DAYS[line] })}</li>
          ))}
        </ul>
      </LegalSection>
      <LegalSection title={t('deviceTitle')}>
        <p>{t('deviceText')}</p>
      </LegalSection>
      <LegalSection title={t('mapTitle')}>
        <p>{t('mapText')}</p>
        <ul>
          <li>{t('mapContact')}</li>
          {settings.mapTiles && <li>{t('mapPlaces', { host: new URL(settings.mapTiles).host })}</li>}
        </ul>
      </LegalSection>
    </>
  );
}
