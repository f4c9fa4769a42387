import { formatPaise, formatRupees, minus, type Paise, toPaise } from '@contract/money';
import type { UpiPayment } from '@contract/rentals/rentals';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { CopyLine } from './CopyLine';
import { waysMessages } from './ways-messages';

interface AboveLimitProps {
  payment: UpiPayment;
  /** The first part of the amount, which is paid now. */
  due: Paise;
}

/** Explains how to pay an amount above the limit of the UPI account. */
export function AboveLimit({ payment: { amount, limit, bank }, due }: AboveLimitProps) {
  const t = useText(waysMessages);
  const rest = formatPaise(minus(toPaise(amount), due));
  return (
    <>
      <Alert tone="info" title={t('partsTitle')}>
        {t('partsText', { limit: formatRupees(limit), first: formatPaise(due), rest })}
      </Alert>
      {bank && (
        <section>
          <h3>{t('bankTitle')}</h3>
          <p>{t('bankText', { amount: formatRupees(amount) })}</p>
          <dl>
            <CopyLine label={t('bankHolder')} text={bank.holder} />
            <CopyLine label={t('bankNumber')} text={bank.number} />
            <CopyLine label={t('bankIfsc')} text={bank.ifsc} />
          </dl>
        </section>
      )}
    </>
  );
}
