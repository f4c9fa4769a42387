import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { ConsoleCar } from '@contract/console';
import type { DocumentState } from '@contract/fleet/vehicle-documents';
import { type PlainText, useText } from '../../shared/i18n';
import { formatDay } from '../../shared/i18n/format';
import { Row } from '../../shared/ui/Row';
import { TwoLines } from '../../shared/ui/TwoLines';
import { DOCUMENT_NAMES } from './car-warnings';

const STATES = {
  EXPIRED: ['Expired', 'error'],
  EXPIRING: ['Expires soon', 'warning'],
  MISSING: ['Not entered', 'warning'],
  VALID: ['Valid', 'success'],
} as const satisfies Record<DocumentState, readonly [string, string]>;

/** Choices of the filter, the most urgent first. */
export const documentStateChoices: { id: DocumentState; name: PlainText }[] = [
  { id: 'EXPIRED', name: 'Expired' },
  { id: 'EXPIRING', name: 'Within 30 days' },
  { id: 'MISSING', name: 'Not entered' },
  { id: 'VALID', name: 'Valid' },
];

/** The most urgent state of a car's documents, and its date. */
export const CarDocuments = () => <Row<ConsoleCar>>{(car) => <DocumentsOf car={car} />}</Row>;

function DocumentsOf({ car }: { car: ConsoleCar }) {
  const t = useText();
  const [label, color] = STATES[car.documentsState];
  const all = DOCUMENT_NAMES.map(([field, name]) => {
    const day = car[field];
    return `${t(name)}: ${day ? formatDay(day) : t('not entered')}`;
  });
  return (
    <Tooltip describeChild title={all.join(' · ')}>
      <span>
        <TwoLines
          main={<Chip size="small" variant="outlined" color={color} label={t(label)} />}
          below={car.documentsExpireOn ? formatDay(car.documentsExpireOn) : ''}
        />
      </span>
    </Tooltip>
  );
}
