import { formatRupees } from '@contract/money';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls } from './calls';

/** Makes all credit of an active rental due as a refund. */
export function ReturnCreditAction() {
  const t = useText();
  return (
    <RowAction<ConsoleRentalDetails, RentalCalls>
      name="refund"
      label="Refund it now"
      confirmLabel="Make it due"
      question={({ refundable }) =>
        t('Refund {sum} now? Otherwise it is refunded when the rental ends.', {
          sum: formatRupees(refundable),
        })
      }
      reasons={[
        {
          name: 'reason',
          label: 'Why (for our records)',
          missing: 'Enter a reason of at least 3 letters.',
          required: true,
        },
      ]}
      call={(data, { id, refundable }, { reason = '' }) =>
        data.returnCredit(id, { amount: refundable, reason })
      }
      doneMessage={({ refundable }) =>
        t('The refund of {sum} is due; send it from the list of refunds.', { sum: formatRupees(refundable) })
      }
    />
  );
}
