import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { ConsoleCar } from '@contract/console';
import type { DocumentState } from '@contract/fleet/vehicle-documents';
import { messageOf } from '@contract/messages/message';
import { vehicleDocumentsMessages } from '@contract/messages/vehicle-documents.messages';
import { type PlainText, useLocal, useText } from '../../shared/i18n';
import { formatDay } from '../../shared/i18n/format';
import { Row } from '../../shared/ui/Row';
import { TwoLines } from '../../shared/ui/TwoLines';
import { DOCUMENT_STATE_CHIPS } from './documents/states';

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
  const [label, color] = DOCUMENT_STATE_CHIPS[car.documentsState];
  const local = useLocal();
  const all = car.documents.map(({ type, expiresOn, state }) => {
    const day = expiresOn ? formatDay(expiresOn) : t(state === 'MISSING' ? 'not entered' : 'does not expire');
    return `${local(messageOf(vehicleDocumentsMessages, type))}: ${day}`;
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
