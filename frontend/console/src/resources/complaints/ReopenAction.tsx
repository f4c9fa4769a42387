import type { ConsoleComplaint } from '@contract/customers/complaints';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { ComplaintCalls } from './calls';
import { Summary } from './Summary';

export function ReopenAction() {
  const t = useText();
  return (
    <RowAction<ConsoleComplaint, ComplaintCalls>
      name="reopen"
      label="Reopen"
      question={(row) => t('Reopen complaint {number}?', { number: row.number })}
      details={(row) => <Summary row={row} />}
      call={(data, row) => data.moveComplaint(row.id, 'OPEN')}
      doneMessage={(row) =>
        t('Complaint {number} is reopened. The customer gets an e-mail.', { number: row.number })
      }
    />
  );
}
