import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import { messageOf } from '@contract/messages/message';
import { vehicleDocumentsMessages } from '@contract/messages/vehicle-documents.messages';
import type { Localizable, Translate } from '../../shared/i18n';
import { formatDay } from '../../shared/i18n/format';

type Facts = Pick<
  ConsoleCarDetails,
  'plate' | 'plateKind' | 'needsCommercialPlate' | 'retired' | 'documents'
>;

/** Returns the reasons why a listed car should not go on a trip. */
export function carWarnings(car: Facts, t: Translate, local: (text: Localizable) => string): string[] {
  if (car.retired) return [];
  const documents = car.documents.flatMap(({ type, expiresOn, state }) => {
    const document = local(messageOf(vehicleDocumentsMessages, type));
    if (state === 'MISSING') return [t('{document}: not entered.', { document })];
    if (state === 'VALID' || expiresOn === null) return [];
    const text = { document, day: formatDay(expiresOn) };
    return [
      state === 'EXPIRED'
        ? t('{document}: expired on {day}.', text)
        : t('{document}: expires on {day}.', text),
    ];
  });
  return [
    ...(car.plate === null ? [t('The number plate is not entered.')] : []),
    ...(car.needsCommercialPlate && car.plateKind === null
      ? [t('The kind of plate is not entered. A private car may not be listed.')]
      : []),
    ...documents,
  ];
}
