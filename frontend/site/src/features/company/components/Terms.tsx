import { customersRefund, earlyReturnTerms, noShowTerm, ourPayment } from '@contract/rentals/term-lines';
import type { PublicSettings } from '@contract/settings';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { CostList } from '@/ui/costs/CostList';
import { legalMessages } from '../legal-messages';
import { CancelExample } from './CancelExample';
import { Identity } from './Identity';
import { LegalSection } from './LegalSection';

/** The terms, with all figures from the settings. */
export function Terms({ settings }: { settings: PublicSettings }) {
  const t = useText(legalMessages);
  const localize = useLocalize();
  const { rules, fare, cancellation } = settings;
  const { symmetry, freeUntilHours, partUntilHours } = cancellation;
  const hasTiers = symmetry !== 'NO_FEE' && freeUntilHours > partUntilHours;
  return (
    <>
      <LegalSection title={t('businessTitle')}>
        <p>{t('businessText', { name: settings.name, address: settings.address })}</p>
        <Identity business={settings} />
      </LegalSection>
      <LegalSection title={t('whoTitle')}>
        <p>{t('whoText', { age: rules.minimumAge })}</p>
      </LegalSection>
      <LegalSection title={t('priceTitle')}>
        <p>
          {t('priceText', {
            washing: formatRupees(fare.washingFee),
            convenience: formatRupees(fare.convenienceFee),
            insurance: formatRupees(fare.damageInsurance),
          })}
        </p>
        <ul>
          {fare.discounts.map(({ fromDays, percent }) => (
            <li key={fromDays}>{t('discountText', { percent, days: fromDays })}</li>
          ))}
        </ul>
      </LegalSection>
      <LegalSection title={t('payTitle')}>
        <p>{t('payText', { minutes: rules.holdMinutes })}</p>
      </LegalSection>
      <LegalSection title={t('costsTitle')}>
        <CostList />
      </LegalSection>
      <LegalSection title={t('cancelTitle')}>
        <ul>
          {customersRefund(cancellation).map((term) => (
            <li key={term.key}>{localize(term)}</li>
          ))}
          <li>{ourPayment(cancellation).map(localize).join(' ')}</li>
          <li>{localize(noShowTerm(cancellation))}</li>
          <li>{earlyReturnTerms(cancellation).map(localize).join(' ')}</li>
          <li>{t('refundWithin', { days: rules.refundWorkingDays })}</li>
        </ul>
        {hasTiers && <CancelExample settings={settings} />}
      </LegalSection>
    </>
  );
}
