import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import { APPROVAL_FILTERS, type ConsoleCustomer } from '@contract/customers/console-customers';
import type { PlainText } from '../../shared/i18n';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { statusLabel } from '../../shared/ui/StatusChip';
import { AddButton } from './add/AddButton';
import { Contact, Name, Opened, State, Submitted } from './fields';

const Table = DataTable<ConsoleCustomer>;
const Col = columnOf<ConsoleCustomer>();

const approvals = APPROVAL_FILTERS.map((id) => ({
  id,
  name: id === 'NOT_REGISTERED' ? 'Not registered yet' : statusLabel(id),
}));
const suspensionChoices: { id: boolean; name: PlainText }[] = [
  { id: true, name: 'Suspended' },
  { id: false, name: 'Not suspended' },
];

const filters = [
  <Search key="q" source="q" alwaysOn placeholder="Name, mobile, e-mail" />,
  <SelectInput key="approval" source="approval" label="Documents" alwaysOn choices={approvals} />,
  <SelectInput key="suspended" source="suspended" label="Account" alwaysOn choices={suspensionChoices} />,
];

export const CustomerList = () => (
  <ScreenList
    title="Customers"
    empty="No customers yet."
    actions={<AddButton />}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    card={<CustomerCard />}
  >
    <Table bulkActionButtons={false} rowClick="show">
      <Col source="fullName" label="Customer" field={Name} />
      <Col label="Contact" disableSort field={Contact} />
      <Col label="Documents" disableSort field={State} />
      <Col source="submittedAt" label="Registered" field={Submitted} />
      <Col source="createdAt" label="Account opened" field={Opened} />
    </Table>
  </ScreenList>
);

const CustomerCard = () => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}>
    <Name />
    <State />
    <Contact />
    <Opened />
  </Box>
);
