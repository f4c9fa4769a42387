import { useState } from 'react';
import { useCanAccess, useRefresh } from 'react-admin';
import { defined } from '@contract/defined';
import { formatRupees } from '@contract/money';
import type { StatementMatch } from '@contract/payments/statements';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { RowActionDialog } from '../../shared/ui/actions/RowActionDialog';
import { Facts } from '../../shared/ui/Facts';
import type { StatementCalls } from './calls';
import { RowButton } from './RowButton';

/** Verifies the payment of a row with the amount that the bank states. */
export function VerifyRow({ statementId, match }: { statementId: number; match: StatementMatch }) {
  const t = useText();
  const data = useCalls<StatementCalls>();
  const refresh = useRefresh();
  const { canAccess } = useCanAccess({ resource: 'statements', action: 'verify' });
  const [open, setOpen] = useState(false);
  if (!canAccess || !match.mayVerify) return null;
  const bank = formatRupees(defined(match.amount, 'amount'));
  const payment = defined(match.payment, 'payment');

  async function decide(): Promise<void> {
    await data.verifyStatementRow(statementId, defined(match.line, 'line'));
    setOpen(false);
    refresh();
    document.getElementById('main-content')?.focus();
  }

  return (
    <>
      <RowButton label="Verify with the bank's amount" open={() => setOpen(true)} />
      {open && (
        <RowActionDialog
          label="Verify"
          color="primary"
          question={t('Verify transaction {id} with {sum}?', { id: payment.transactionId, sum: bank })}
          details={
            <>
              <Facts
                facts={[
                  ['Reported', formatRupees(payment.amount)],
                  ['On the statement', bank],
                ]}
              />
              {t('What is missing is owed by the customer; what is too much becomes credit.')}
            </>
          }
          blocked={null}
          reasons={[]}
          decide={decide}
          close={(tried) => {
            setOpen(false);
            if (tried) refresh();
          }}
        />
      )}
    </>
  );
}
