import type { Language } from '../../../contract/language.js';
import { OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
import { formatPaise, type Paise } from '../../../contract/money.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import type { RentalWindow } from '../../../contract/rentals/rental-period.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import type { MessageText } from '../../rentals/index.js';
import { deskRentalHindi } from './desk-rental-texts.hindi.js';
import { deskRentalTexts } from './desk-rental-texts.js';

const textsIn = translationsOf(deskRentalTexts, deskRentalHindi);

/** States the terms before the code, because the reader may not have requested it. */
export function deskCodeMessage(
  code: string,
  request: RentalWindow & { action: RentalAction; carId: number },
  { carName, total, site, language }: { carName: string; total: Paise; site: string; language: Language },
): MessageText {
  const t = textsIn(language);
  const word = t(request.action);
  return {
    subject: t('subject', { word }),
    text: t('code', {
      ...datesIn(language).endsOf(request),
      code,
      word,
      car: carName,
      amount: formatPaise(total),
      terms: `${site}/terms`,
      agreement: `${site}/car/${request.carId}`,
      minutes: OTP_LIFETIME_SECONDS / 60,
    }),
  };
}
