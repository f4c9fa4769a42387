import { DataTable } from 'react-admin';
import type { ConsoleAuditEntry } from '@contract/office';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { AuditCard } from './AuditCard';
import { Action, Changed, Subject, When, Who } from './fields';
import { useFilters } from './use-filters';

const Table = DataTable<ConsoleAuditEntry>;
const Col = columnOf<ConsoleAuditEntry>();

export function AuditList() {
  const filters = useFilters();
  return (
    <ScreenList
      title="Audit"
      lead="Actions of staff. Entries cannot be changed. The newest 10,000 matches are shown; choose days to see older ones."
      empty="No entries yet."
      sort={{ field: 'at', order: 'DESC' }}
      filters={filters}
      card={<AuditCard />}
    >
      <Table bulkActionButtons={false} rowClick="show">
        <Col source="at" label="When" field={When} />
        <Col label="Who" disableSort field={Who} />
        <Col label="Action" disableSort field={Action} />
        <Col label="Record" disableSort field={Subject} />
        <Col label="Changed" disableSort field={Changed} />
      </Table>
    </ScreenList>
  );
}
