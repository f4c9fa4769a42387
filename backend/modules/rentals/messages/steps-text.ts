import type { Language } from '../../../contract/language.js';
import { rentalStepsHindi } from '../../../contract/messages/rental-steps.hindi.js';
import { rentalStepsMessages } from '../../../contract/messages/rental-steps.messages.js';
import { type CheckingTimes, usualTime } from '../../../contract/rentals/checking-times.js';
import { type RentalProgress, stepsOf } from '../../../contract/rentals/rental-steps.rules.js';
import { contractText } from '../../../platform/i18n/contract-texts.js';
import { translationsOf } from '../../../platform/i18n/translations.js';

const stepsIn = translationsOf(rentalStepsMessages, rentalStepsHindi);

/** Returns one line for each step of a rental, such as `Paid: done`; none for a rental that did not take place. */
export function stepLines(
  progress: RentalProgress,
  times: CheckingTimes | null,
  language: Language,
): string[] {
  const t = stepsIn(language);
  const next = (minutes: number | null): string =>
    minutes === null ? t('next') : t('nextUsual', { usual: contractText(language)(usualTime(minutes)) });
  return stepsOf(progress, times).map(({ step, isDone, isPresent, usualMinutes }) => {
    if (isDone) return `${t(step)}: ${t('done')}`;
    return isPresent ? `${t(step)}: ${next(usualMinutes)}` : t(step);
  });
}

/** Appends the steps of a rental to the text of an e-mail. @param times Null to leave out the usual time. */
export function withSteps(
  text: string,
  language: Language,
  progress: RentalProgress,
  times: CheckingTimes | null = null,
): string {
  return text + stepsBelow(language, progress, times);
}

/** Returns the steps of a rental for the end of an e-mail; empty for a rental that did not take place. */
export function stepsBelow(
  language: Language,
  progress: RentalProgress,
  times: CheckingTimes | null = null,
): string {
  const lines = stepLines(progress, times, language);
  return lines.length === 0 ? '' : ['\n', `${stepsIn(language)('steps')}:`, ...lines].join('\n');
}

/** Returns the heading of the steps on a receipt. */
export const stepsTitle = (language: Language): string => stepsIn(language)('steps');
