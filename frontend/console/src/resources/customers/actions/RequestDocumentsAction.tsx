import type { ConsoleCustomerDetails, DocumentPart } from '@contract/customers/console-customers';
import { useText } from '../../../shared/i18n';
import type { Reason } from '../../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import { nameOf } from '../../../shared/ui/customer/name-of';
import type { CustomerCalls } from '../calls';

const PARTS: Record<string, DocumentPart[]> = {
  LICENCE: ['LICENCE'],
  IDENTITY: ['IDENTITY'],
  BOTH: ['IDENTITY', 'LICENCE'],
};
const REASONS: readonly Reason[] = [
  {
    name: 'part',
    label: 'Document',
    initial: 'LICENCE',
    choices: [
      { value: 'LICENCE', label: 'Driving licence' },
      { value: 'IDENTITY', label: 'Identity document' },
      { value: 'BOTH', label: 'Both documents' },
    ],
  },
  {
    name: 'meanwhile',
    label: 'Until the new documents are approved',
    initial: 'RENT',
    choices: [
      { value: 'RENT', label: 'The customer may rent' },
      { value: 'END', label: 'The customer cannot rent or pick up a car' },
    ],
  },
  { name: 'reason', label: 'Why', required: true },
];

/** Asks an approved customer for documents again, for example for a renewed licence. */
export function RequestDocumentsAction() {
  const t = useText();
  return (
    <RowAction<ConsoleCustomerDetails, CustomerCalls>
      name="requestDocuments"
      label="Ask for documents again"
      question={(row) => t('Ask {name} for documents again?', { name: nameOf(row) })}
      details={() =>
        t('A customer who may rent has some days to send the documents; then the approval ends as well.')
      }
      reasons={REASONS}
      call={(data, row, { part = '', meanwhile, reason = '' }) => {
        const mayRentMeanwhile = meanwhile === 'RENT';
        return data.requestDocuments(row.id, { parts: PARTS[part] ?? [], reason, mayRentMeanwhile });
      }}
      doneMessage={(row) => t('{name} gets the reason by e-mail.', { name: nameOf(row) })}
    />
  );
}
