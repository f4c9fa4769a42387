import type { Day } from '../../../contract/calendar.js';
import { OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
import { absolute, formatPaise, type Paise } from '../../../contract/money.js';
import { inBothLanguages, translationsOf } from '../../../platform/i18n/translations.js';
import type { IssuedVersion } from '../../documents-issued/index.js';
import type { DueRefund } from '../../payments/index.js';
import { type MessageText, type RentalSummary, withIssued, writingOf } from '../messages/rental.messages.js';
import { REPLY_HOURS } from './settlement.rules.js';
import { settlementTextsHindi } from './settlement-texts.hindi.js';
import { settlementTexts } from './settlement-texts.js';

const textsIn = translationsOf(settlementTexts, settlementTextsHindi);

const pageOf = ({ reference }: RentalSummary): string => `/confirmation/${reference}`;

interface Issued {
  issued: IssuedVersion | null;
}

interface Question {
  total: Paise;
  until: Date;
  zone: string;
}

export function issuedMessage(
  summary: RentalSummary,
  { total, until, zone, issued }: Question & Issued,
): MessageText {
  const { rental, dates } = writingOf(summary);
  const t = textsIn(summary.language);
  const values = { ...rental, amount: formatPaise(absolute(total)), until: dates.momentIn(zone, until) };
  return {
    subject: t('issuedSubject', rental),
    ...withIssued(total > 0 ? t('charged', values) : t('returned', values), issued),
    page: pageOf(summary),
  };
}

export function remindMessage(summary: RentalSummary, { total, until, zone }: Question): MessageText {
  const { rental, dates } = writingOf(summary);
  const t = textsIn(summary.language);
  const values = { ...rental, amount: formatPaise(total), until: dates.momentIn(zone, until) };
  return { subject: t('remindSubject', values), text: t('remind', values), page: pageOf(summary) };
}

/** States the total that the customer accepts by giving the code to staff. */
export function acceptanceCodeMessage(code: string, summary: RentalSummary, total: Paise): MessageText {
  const { rental } = writingOf(summary);
  const t = textsIn(summary.language);
  const values = { ...rental, amount: formatPaise(total) };
  return {
    subject: t('codeSubject', values),
    text: t('code', { ...values, code, minutes: OTP_LIFETIME_SECONDS / 60 }),
  };
}

/** Notifies the office that a customer disputes a settlement. */
export function disputedMessage(
  summary: RentalSummary,
  { settlementId, count }: { settlementId: number; count: number },
): MessageText {
  return {
    subject: textsIn('en')('disputedSubject', summary),
    text: inBothLanguages((language) => {
      const { rental } = writingOf({ ...summary, language });
      return textsIn(language)('disputed', { ...rental, count, hours: REPLY_HOURS });
    }),
    page: `/admin-dashboard/settlements/${settlementId}/show`,
  };
}

interface Result extends Issued {
  /** Null without lines. */
  total: Paise | null;
  /** True after a dispute. */
  answered: boolean;
  /** `owed` is the whole balance, `checking` the sum of the undecided payments. */
  pay: { owed: Paise; checking: Paise; amount: Paise; dueOn: Day } | null;
  refund: DueRefund | null;
}

export function finalMessage(
  summary: RentalSummary,
  { total, answered, pay, refund, issued }: Result,
): MessageText {
  const { rental, dates } = writingOf(summary);
  const t = textsIn(summary.language);
  const lines = [total === null ? t('empty', rental) : t('final', { ...rental, amount: formatPaise(total) })];
  if (answered) lines.unshift(t('answered'));
  if (pay) {
    const day = dates.longDay(pay.dueOn);
    if (pay.checking > 0)
      lines.push(t('checking', { owed: formatPaise(pay.owed), day, amount: formatPaise(pay.checking) }));
    if (pay.amount > 0) lines.push(t('pay', { amount: formatPaise(pay.amount), day }));
  } else if (refund)
    lines.push(t('refund', { amount: formatPaise(refund.amount), day: dates.longDay(refund.dueDate) }));
  else lines.push(t('nothing'));
  return {
    subject: t('finalSubject', rental),
    ...withIssued(lines.join('\n'), issued),
    page: pageOf(summary),
  };
}

export function owedMessage(
  summary: RentalSummary,
  { amount, dueOn }: { amount: Paise; dueOn: Day },
): MessageText {
  const { rental, dates } = writingOf(summary);
  const t = textsIn(summary.language);
  const values = { ...rental, amount: formatPaise(amount), day: dates.longDay(dueOn) };
  return { subject: t('owedSubject', values), text: t('owed', values), page: pageOf(summary) };
}

/** @param isPaid False if we gave up a part of the charges. */
export function closedMessage(summary: RentalSummary, { isPaid }: { isPaid: boolean }): MessageText {
  const { rental } = writingOf(summary);
  const t = textsIn(summary.language);
  return {
    subject: t('closedSubject', rental),
    text: t(isPaid ? 'closed' : 'closedUnpaid', rental),
    page: pageOf(summary),
  };
}
