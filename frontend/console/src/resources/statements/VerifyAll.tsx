import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCanAccess, useRefresh } from 'react-admin';
import { defined } from '@contract/defined';
import { formatRupees } from '@contract/money';
import type { StatementResult, StatementVerification } from '@contract/payments/statements';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { RowActionDialog } from '../../shared/ui/actions/RowActionDialog';
import type { StatementCalls } from './calls';
import { verifyAll } from './verify-all';

interface Props {
  statement: StatementResult;
  onVerified: (verification: StatementVerification) => void;
}

/** Asks to confirm the number and sum, then verifies every exact match. The server matches its own rows again. */
export function VerifyAll({ statement, onVerified }: Props) {
  const t = useText();
  const data = useCalls<StatementCalls>();
  const refresh = useRefresh();
  const { canAccess } = useCanAccess({ resource: 'statements', action: 'verify' });
  const [open, setOpen] = useState(false);
  const { count, sum } = defined(
    statement.kinds.find(({ kind }) => kind === 'EXACT'),
    'exact',
  );
  if (!canAccess) return null;

  async function decide(): Promise<void> {
    onVerified(await verifyAll(() => data.verifyStatement(statement.id)));
    setOpen(false);
    refresh();
    document.getElementById('main-content')?.focus();
  }

  return (
    <>
      {count > 0 && (
        <Button variant="contained" onClick={() => setOpen(true)}>
          {t('Verify all {n} exact matches', { n: count })}
        </Button>
      )}
      {open && (
        <RowActionDialog
          label="Verify all"
          color="primary"
          question={t('Verify {n} payments of {sum}?', { n: count, sum: formatRupees(sum) })}
          details={t(
            'Each customer gets an e-mail, and bookings with approved documents are confirmed. Payments decided by another admin in the meantime are listed afterwards.',
          )}
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
