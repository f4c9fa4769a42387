import type { CarRefusalAnswer, CarRefusalCause } from '../../../contract/rentals/car-refusals.js';
import { inBothLanguages, translationsOf } from '../../../platform/i18n/translations.js';
import {
  consolePageOf,
  type MessageText,
  type RentalSummary,
  writingOf,
} from '../messages/rental.messages.js';
import { carRefusalHindi } from './car-refusal-texts.hindi.js';
import { carRefusalTexts } from './car-refusal-texts.js';

const textsIn = translationsOf(carRefusalTexts, carRefusalHindi);

/** Notifies the office that a customer does not accept the car. */
export function refusedMessage(
  summary: RentalSummary & { id: number },
  { cause, note, minutes }: { cause: CarRefusalCause; note: string | null; minutes: number },
): MessageText {
  return {
    subject: textsIn('en')('refusedSubject', summary),
    text: inBothLanguages((language) => {
      const t = textsIn(language);
      const { rental } = writingOf({ ...summary, language });
      const text = t('refused', { ...rental, cause: t(cause), minutes });
      return note === null ? text : `${text}\n“${note}”`;
    }),
    page: consolePageOf(summary),
  };
}

/** Notifies the staff member on duty. */
export const refusedSms = ({ reference }: RentalSummary, cause: CarRefusalCause) => ({
  template: 'DUTY_REFUSED_CAR' as const,
  values: { reference, cause: textsIn('en')(cause).replace(/\.$/, '') },
});

/** Notifies the customer of our answer. For a refund, the message of the cancellation replaces this one. */
export function answeredRefusalMessage(
  summary: RentalSummary,
  answer: Exclude<CarRefusalAnswer, 'REFUND'>,
  text: string | null,
): MessageText {
  const t = textsIn(summary.language);
  const { rental } = writingOf(summary);
  return {
    subject: t('answeredSubject', rental),
    text: [t(answer, rental), ...(text === null ? [] : [t('reason', { text })])].join('\n'),
    page: `/confirmation/${summary.reference}`,
  };
}
