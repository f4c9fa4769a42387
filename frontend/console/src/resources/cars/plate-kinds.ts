import type { PlateKind } from '@contract/fleet/vehicles';
import type { PlainText } from '../../shared/i18n';

export const plateKindChoices: readonly { id: PlateKind; name: PlainText }[] = [
  { id: 'COMMERCIAL', name: 'Commercial' },
  { id: 'PRIVATE', name: 'Private' },
];
