import type { ConsoleComplaint } from '@contract/complaints';
import { useText } from '../i18n';
import { RowAction } from '../ui/actions/RowAction';
import { Summary } from './Summary';

export function ResolveAction() {
  const t = useText();
  return (
    <RowAction<ConsoleComplaint>
      name="resolve"
      label="Resolve"
      question={(row) => t('Is complaint {number} settled?', { number: row.number })}
      details={(row) => <Summary row={row} />}
      call={(data, row) => data.moveComplaint(row.id, 'RESOLVED')}
      doneMessage={(row) =>
        t('Complaint {number} is resolved; the customer is mailed.', { number: row.number })
      }
    />
  );
}
