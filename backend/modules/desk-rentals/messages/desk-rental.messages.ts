import type { Language } from '../../../contract/language.js';
import { OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
import { formatPaise } from '../../../contract/money.js';
import type { Fare, RentalAction } from '../../../contract/rentals/fare.js';
import type { RentalWindow } from '../../../contract/rentals/rental-period.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import { coverLines, type MessageText } from '../../rentals/index.js';
import { deskRentalHindi } from './desk-rental-texts.hindi.js';
import { deskRentalTexts } from './desk-rental-texts.js';

const textsIn = translationsOf(deskRentalTexts, deskRentalHindi);

/** States the terms before the code, because the reader may not have requested it. */
export function deskCodeMessage(
  code: string,
  request: RentalWindow & { action: RentalAction; carId: number },
  { carName, fare, site, language }: { carName: string; fare: Fare; site: string; language: Language },
): MessageText {
  const t = textsIn(language);
  const word = t(request.action);
  const text = t('code', {
    ...datesIn(language).endsOf(request),
    code,
    word,
    car: carName,
    amount: formatPaise(fare.total),
    terms: `${site}/terms`,
    agreement: `${site}/car/${request.carId}`,
    minutes: OTP_LIFETIME_SECONDS / 60,
  });
  return {
    subject: t('subject', { word }),
    text: [text, ...coverLines(fare.damageInsurance, language)].join('\n'),
  };
}
