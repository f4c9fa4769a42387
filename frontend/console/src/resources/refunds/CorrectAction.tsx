import { MAX_REFUND_REFERENCE_LENGTH } from '@contract/payments/payments';
import type { ListedRefund } from '@contract/payments/refunds';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RefundCalls } from './calls';
import { Summary } from './Summary';

/** Replaces the reference of a sent refund. */
export function CorrectAction() {
  const t = useText();
  return (
    <RowAction<ListedRefund, RefundCalls>
      name="correct"
      label="Correct the reference"
      question={() => t('What is the right reference?')}
      details={(row) => <Summary row={row} />}
      reasons={[
        {
          name: 'reference',
          label: 'Reference of your transfer',
          isShort: true,
          missing: 'Enter the reference of your transfer; the customer gets it.',
          maxLength: MAX_REFUND_REFERENCE_LENGTH,
          required: true,
        },
        {
          name: 'reason',
          label: 'Why (for our records)',
          missing: 'Enter a reason of at least 3 letters.',
          required: true,
        },
      ]}
      call={(data, { id, version }, { reference = '', reason = '' }) =>
        data.correctReference(id, { reference, reason, version })
      }
      doneMessage={() => t('The reference is corrected.')}
    />
  );
}
