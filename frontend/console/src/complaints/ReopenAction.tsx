import type { ConsoleComplaint } from '@contract/complaints';
import { useText } from '../i18n';
import { RowAction } from '../ui/actions/RowAction';
import { Summary } from './Summary';

export function ReopenAction() {
  const t = useText();
  return (
    <RowAction<ConsoleComplaint>
      name="reopen"
      label="Reopen"
      question={(row) => t('Open complaint {number} again?', { number: row.number })}
      details={(row) => <Summary row={row} />}
      call={(data, row) => data.moveComplaint(row.id, 'OPEN')}
      doneMessage={(row) =>
        t('Complaint {number} is open again; the customer is mailed.', { number: row.number })
      }
    />
  );
}
