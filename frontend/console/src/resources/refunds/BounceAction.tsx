import { dayIn } from '@contract/calendar';
import { formatRupees } from '@contract/money';
import { BOUNCE_CAUSES, type BounceCause, type ListedRefund } from '@contract/payments/refunds';
import { CITY_ZONE } from '@shared/format/locale';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RefundCalls } from './calls';
import { Summary } from './Summary';
import { CAUSES } from './words';

/** Records that a sent refund did not arrive. */
export function BounceAction() {
  const t = useText();
  return (
    <RowAction<ListedRefund, RefundCalls>
      name="bounce"
      label="Came back"
      confirmLabel="Record that it came back"
      color="error"
      question={({ amount }) => t('Did the refund of {sum} not arrive?', { sum: formatRupees(amount) })}
      details={(row) => <Summary row={row} />}
      reasons={[
        {
          name: 'cause',
          label: 'Why',
          choices: BOUNCE_CAUSES.map((value) => ({ value, label: CAUSES[value] })),
          missing: 'Choose the cause.',
          required: true,
        },
        {
          name: 'on',
          label: 'Day on which it came back',
          kind: 'day',
          initial: dayIn(CITY_ZONE, new Date()),
          missing: 'Enter the day.',
          required: true,
        },
      ]}
      call={(data, { id, version }, { cause = '', on = '' }) =>
        data.bounceRefund(id, { cause: cause as BounceCause, on, version })
      }
      doneMessage={({ amount }) => t('{sum} is to be sent again.', { sum: formatRupees(amount) })}
    />
  );
}
