import { useState } from 'react';
import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { defined } from '@contract/defined';
import { formatRupees } from '@contract/money';
import type { StatementMatch } from '@contract/payments/statements';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { FormDialog } from '../../shared/ui/actions/FormDialog';
import type { StatementCalls } from './calls';
import { type CreditValues, NEXT_BOOKING, RecordFields, toCredit } from './RecordFields';
import { RowButton } from './RowButton';

/** Records a credit that no customer has submitted as a payment. */
export function RecordRow({ statementId, match }: { statementId: number; match: StatementMatch }) {
  const t = useText();
  const data = useCalls<StatementCalls>();
  const notify = useNotify();
  const refresh = useRefresh();
  const sendOnce = useSendOnce();
  const { canAccess } = useCanAccess({ resource: 'statements', action: 'record' });
  const [open, setOpen] = useState(false);
  if (!canAccess || !match.mayRecord) return null;
  const sum = formatRupees(defined(match.amount, 'amount'));

  async function save(values: object): Promise<void> {
    const credit = toCredit(values as CreditValues);
    await sendOnce(credit, (key) => data.recordCredit(statementId, defined(match.line, 'line'), credit, key));
    setOpen(false);
    notify(t('The payment of {sum} is recorded.', { sum }), { type: 'success' });
    refresh();
    document.getElementById('main-content')?.focus();
  }

  return (
    <>
      <RowButton label="Record as payment" open={() => setOpen(true)} />
      {open && (
        <FormDialog
          title={t('Record {sum} as a payment?', { sum })}
          label="Record payment"
          defaultValues={{ purpose: NEXT_BOOKING }}
          save={save}
          close={() => setOpen(false)}
        >
          <RecordFields text={match.text} />
        </FormDialog>
      )}
    </>
  );
}
