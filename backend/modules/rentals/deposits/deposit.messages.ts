import { formatPaise, type Paise } from '../../../contract/money.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import type { DueRefund } from '../../payments/index.js';
import { type MessageText, type RentalSummary, writingOf } from '../messages/rental.messages.js';
import { depositTextsHindi } from './deposit-texts.hindi.js';
import { depositTexts } from './deposit-texts.js';

const textsIn = translationsOf(depositTexts, depositTextsHindi);

const pageOf = ({ reference }: RentalSummary): string => `/confirmation/${reference}`;

/** Notifies the customer that the required deposit is lower than before, or 0. */
export function loweredMessage(
  summary: RentalSummary,
  { required, isOverpaid }: { required: Paise; isOverpaid: boolean },
): MessageText {
  const { rental } = writingOf(summary);
  const t = textsIn(summary.language);
  const values = { ...rental, amount: formatPaise(required) };
  const text = required === 0 ? t('waived', values) : t('lowered', values);
  return {
    subject: required === 0 ? t('waivedSubject', values) : t('loweredSubject', values),
    text: isOverpaid ? `${text} ${t('overpaid')}` : text,
    page: pageOf(summary),
  };
}

export function releasedMessage(
  summary: RentalSummary,
  { released, kept, refund }: { released: Paise; kept: Paise; refund: DueRefund },
): MessageText {
  const { rental, dates } = writingOf(summary);
  const t = textsIn(summary.language);
  const values = { ...rental, amount: formatPaise(released), day: dates.longDay(refund.dueDate) };
  const text = t('released', values);
  return {
    subject: t('releasedSubject', values),
    text: kept > 0 ? `${text} ${t('covers', { kept: formatPaise(kept) })}` : text,
    page: pageOf(summary),
  };
}
