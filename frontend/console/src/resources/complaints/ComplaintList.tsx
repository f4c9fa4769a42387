import { DataTable } from 'react-admin';
import { COMPLAINT_STATES, type ConsoleComplaint } from '@contract/customers/complaints';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { statusChoices } from '../../shared/ui/StatusChip';
import { ComplaintCard } from './ComplaintCard';
import { Decision, Reference, Sender, Sent, State } from './fields';

const Table = DataTable<ConsoleComplaint>;
const Col = columnOf<ConsoleComplaint>();

const filters = [
  <Search key="q" source="q" alwaysOn placeholder="Number, subject, name, mobile" />,
  <SelectInput key="state" source="state" label="State" alwaysOn choices={statusChoices(COMPLAINT_STATES)} />,
];

export const ComplaintList = () => (
  <ScreenList
    title="Complaints"
    lead="Read, answer and resolve. Longest waiting first."
    empty="No complaints yet."
    sort={{ field: 'createdAt', order: 'ASC' }}
    filters={filters}
    filterDefaultValues={{ state: 'OPEN' }}
    card={<ComplaintCard />}
  >
    <Table bulkActionButtons={false} rowClick="show">
      <Col source="number" label="Complaint" field={Reference} />
      <Col source="customerName" label="Customer" field={Sender} />
      <Col source="createdAt" label="Sent" field={Sent} />
      <Col source="state" label="State" field={State} />
      <Col label="Decision" disableSort field={Decision} />
    </Table>
  </ScreenList>
);
