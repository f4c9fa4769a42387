import type { PickupDirections } from '../../../contract/directions.js';
import { formatPaise, type Paise } from '../../../contract/money.js';
import type { AgreedChargesInPaise } from '../../../contract/rentals/charges.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { reminderHindi } from './reminder-texts.hindi.js';
import { reminderTexts } from './reminder-texts.js';
import { type MessageText, PAGE, type RentalSummary, smsValues, writingOf } from './rental.messages.js';

type LateFee = Pick<AgreedChargesInPaise, 'lateFeePerHour' | 'lateGraceMinutes'>;

const textsIn = translationsOf(reminderTexts, reminderHindi);

/** Returns the texts, dates and facts that nearly every reminder needs. */
function reminderOf(summary: RentalSummary) {
  const { dates, rental } = writingOf(summary);
  return { t: textsIn(summary.language), dates, rental: { ...rental, ...dates.endsOf(summary) } };
}

type ReminderText = ReturnType<typeof textsIn>;

const lines = (...texts: (string | null)[]): string => texts.filter((text) => text !== null).join('\n');

export function pickupReminder(
  summary: RentalSummary,
  directions: PickupDirections,
  deposit: Paise,
): MessageText {
  const { t, rental } = reminderOf(summary);
  return {
    subject: t('pickupSubject', rental),
    text: lines(
      t('pickup', { ...rental, ...directions }),
      deposit > 0 ? t('deposit', { amount: formatPaise(deposit) }) : null,
      t('cannotCome'),
    ),
    page: PAGE[rental.kind],
    sms: { template: 'PICKUP_REMINDER', values: smsValues(summary, 'from') },
  };
}

const lateFee = (t: ReminderText, { lateFeePerHour, lateGraceMinutes }: LateFee): string | null =>
  lateFeePerHour > 0 ? t('lateFee', { amount: formatPaise(lateFeePerHour), grace: lateGraceMinutes }) : null;

export function returnReminder(summary: RentalSummary, fee: LateFee): MessageText {
  const { t, rental } = reminderOf(summary);
  return {
    subject: t('returnSubject', rental),
    text: lines(t('return', rental), lateFee(t, fee), t('willBeLate')),
    page: PAGE[rental.kind],
    sms: { template: 'RETURN_REMINDER', values: smsValues(summary, 'to') },
  };
}

export function overdueReminder(summary: RentalSummary, fee: LateFee): MessageText {
  const { t, rental } = reminderOf(summary);
  return {
    subject: t('overdueSubject', rental),
    text: lines(t('overdue', rental), lateFee(t, fee)),
    page: PAGE[rental.kind],
    sms: { template: 'OVERDUE', values: smsValues(summary, 'to') },
  };
}

/**
 * @param isNew True if no document was uploaded.
 * @param by Null if a decision in the promised time is no longer possible.
 */
export function documentsReminder(
  summary: RentalSummary,
  { isNew, by, zone }: { isNew: boolean; by: Date | null; zone: string },
): MessageText {
  const { t, dates, rental } = reminderOf(summary);
  const latest = by && { by: dates.momentIn(zone, by) };
  const next = isNew
    ? latest
      ? t('registerBy', latest)
      : t('registerNow')
    : latest
      ? t('uploadAgainBy', latest)
      : t('uploadAgainNow');
  return {
    subject: t('documentsSubject', rental),
    text: lines(t('waitsForDocuments', rental), next),
    page: isNew ? '/register' : '/login',
  };
}

export function payAgainReminder(
  summary: RentalSummary,
  { amount, until, zone }: { amount: Paise; until: Date; zone: string },
): MessageText {
  const { t, dates, rental } = reminderOf(summary);
  const by = { ...rental, until: dates.momentIn(zone, until) };
  return {
    subject: t('payAgainSubject', by),
    text: t('payAgain', { ...by, amount: formatPaise(amount) }),
    page: PAGE[rental.kind],
  };
}
