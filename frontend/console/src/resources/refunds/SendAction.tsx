import { dayIn } from '@contract/calendar';
import { formatRupees } from '@contract/money';
import { MAX_REFUND_REFERENCE_LENGTH } from '@contract/payments/payments';
import type { ListedRefund, RefundMethod } from '@contract/payments/refunds';
import { CITY_ZONE } from '@shared/format/locale';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { METHODS } from '../../shared/ui/payment-methods';
import type { RefundCalls } from './calls';
import { Summary } from './Summary';
import { WholeDestination } from './WholeDestination';

/** Records the transfer of an open refund. */
export function SendAction() {
  const t = useText();
  return (
    <RowAction<ListedRefund, RefundCalls>
      name="send"
      label="Send"
      confirmLabel="Record as sent"
      isNext
      question={({ amount }) => t('Have you sent {sum}?', { sum: formatRupees(amount) })}
      details={(row) => (
        <>
          <Summary row={row} />
          <WholeDestination row={row} />
        </>
      )}
      reasons={({ methods }) => [
        {
          name: 'method',
          label: 'Sent by',
          choices: methods.map((value) => ({ value, label: METHODS[value] })),
          initial: methods[0],
          required: true,
        },
        {
          name: 'reference',
          label: 'Reference of your transfer',
          isShort: true,
          missing: 'Enter the reference of your transfer; the customer gets it.',
          maxLength: MAX_REFUND_REFERENCE_LENGTH,
          required: true,
        },
        {
          name: 'sentOn',
          label: 'Day of the transfer',
          kind: 'day',
          initial: dayIn(CITY_ZONE, new Date()),
          missing: 'Enter the day.',
          required: true,
        },
      ]}
      call={(data, { id, version }, { method = '', reference = '', sentOn = '' }) =>
        data.sendRefund(id, { method: method as RefundMethod, reference, sentOn, version })
      }
      doneMessage={({ amount }) =>
        t('The refund of {sum} is recorded as sent.', { sum: formatRupees(amount) })
      }
    />
  );
}
