import type { ConsoleSettlement } from '@contract/rentals/settlements';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { SettlementCalls } from './calls';
import { LINES } from './words';

/** Adds a charge to a draft, or a credit if the role may give one. */
export function AddLineAction() {
  const t = useText();
  return (
    <RowAction<ConsoleSettlement, SettlementCalls>
      name="edit"
      label="Add a charge"
      question={({ reference }) => t('What does {reference} cost beyond the fare?', { reference })}
      details={() => t('Add a photo that shows it. The customer reads the text and sees the photo.')}
      reasons={({ addable }) => [
        {
          name: 'kind',
          label: 'What for',
          choices: addable.map((value) => ({ value, label: LINES[value] })),
          missing: 'Choose what it is for.',
          required: true,
        },
        { name: 'amount', label: 'Amount (₹)', kind: 'rupees', missing: 'Enter the amount.', required: true },
        {
          name: 'text',
          label: 'Text for the customer',
          missing: 'Say what it is for; the customer reads it.',
          required: true,
        },
      ]}
      withPhotos
      call={(data, { id, version }, line, photos) =>
        data.addLine(id, { version: String(version), ...line }, photos)
      }
      doneMessage={() => t('The line is added.')}
    />
  );
}
