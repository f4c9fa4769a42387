import { twelveHour } from '../../contract/calendar.js';
import type { Language } from '../../contract/language.js';
import { toAgreedChargesWire } from '../../contract/rentals/charges.js';
import { termLines } from '../../contract/rentals/term-lines.js';
import { contractText } from '../../platform/i18n/contract-texts.js';
import { datesIn } from '../../platform/i18n/written-dates.js';
import type { AgreementContent, LocalMoment } from './document-content.js';
import type { DocumentText, Fact } from './document-text.js';

/** The facts of a rental agreement except the parties, the car and the period. */
export function agreementFacts(
  { plate, acceptedAt, carAgreement, handover }: AgreementContent,
  t: DocumentText,
  language: Language,
): Fact[] {
  return [
    [t('plate'), plate],
    [t('accepted'), written(acceptedAt, language)],
    [t('carAgreement'), carAgreement === null ? null : t('carAgreementVersion', { version: carAgreement })],
    [t('handover'), handover && t(handover.confirmation, { when: written(handover.at, language) })],
    [t('odometer'), handover && t('km', { km: handover.odometer.toLocaleString('en-IN') })],
  ];
}

/** Returns all agreed charges except the fare, and the cancellation terms. */
export function agreementTerms(
  { charges, cancellation, fare }: AgreementContent,
  language: Language,
): [name: string, value: string][] {
  const say = contractText(language);
  const agreed = { charges: toAgreedChargesWire(charges, fare.damageInsurance), cancellation };
  return termLines(agreed).map(({ item, texts }) => [say(item), texts.map(say).join(' ')]);
}

export function written(moment: LocalMoment, language: Language): string {
  const [day = '', time = ''] = moment.split(' ');
  return `${datesIn(language).longDay(day)}, ${twelveHour(time)} IST`;
}
