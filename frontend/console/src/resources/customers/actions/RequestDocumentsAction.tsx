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
      { value: 'IDENTITY', label: 'Aadhaar' },
      { value: 'BOTH', label: 'Both documents' },
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
        t(
          'The approval ends. The customer cannot rent or pick up a car until the new documents are approved.',
        )
      }
      reasons={REASONS}
      call={(data, row, { part = '', reason = '' }) =>
        data.requestDocuments(row.id, { parts: PARTS[part] ?? [], reason })
      }
      doneMessage={(row) => t('{name} gets the reason by e-mail.', { name: nameOf(row) })}
    />
  );
}
