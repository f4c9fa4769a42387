import type { ConsoleCar } from '@contract/console';
import { documentState } from '@contract/fleet/vehicle-documents';
import type { Translate } from '../../shared/i18n';
import { formatDay } from '../../shared/i18n/format';

export const DOCUMENT_NAMES = [
  ['insuranceExpiresOn', 'Insurance'],
  ['pucExpiresOn', 'PUC'],
  ['permitExpiresOn', 'Permit'],
] as const;

type Facts = Pick<ConsoleCar, 'plate' | 'retired' | (typeof DOCUMENT_NAMES)[number][0]>;

/** Why a listed car should not go on a trip on this day. */
export function carWarnings(car: Facts, today: string, t: Translate): string[] {
  if (car.retired) return [];
  const documents = DOCUMENT_NAMES.flatMap(([field, name]) => {
    const day = car[field];
    const state = documentState(day, today);
    if (day === null) return [t('{document}: no expiry date entered.', { document: t(name) })];
    if (state === 'VALID') return [];
    const text = { document: t(name), day: formatDay(day) };
    return [
      state === 'EXPIRED'
        ? t('{document}: expired on {day}.', text)
        : t('{document}: expires on {day}.', text),
    ];
  });
  return [...(car.plate === null ? [t('The number plate is not entered.')] : []), ...documents];
}
