import type { ConsoleComplaint } from '@contract/customers/complaints';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { ComplaintCalls } from './calls';
import { Summary } from './Summary';

export function ResolveAction() {
  const t = useText();
  return (
    <RowAction<ConsoleComplaint, ComplaintCalls>
      name="resolve"
      label="Resolve"
      question={(row) => t('Resolve complaint {number}?', { number: row.number })}
      details={(row) => <Summary row={row} />}
      call={(data, row) => data.moveComplaint(row.id, 'RESOLVED')}
      doneMessage={(row) =>
        t('Complaint {number} is resolved. The customer gets an e-mail.', { number: row.number })
      }
    />
  );
}
