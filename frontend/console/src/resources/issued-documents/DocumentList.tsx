import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import type { ConsoleIssuedDocument } from '@contract/payments/issued-documents';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { Customer, Download, Issued, Numbered, Origin, SERIES_NAMES } from './fields';

const Table = DataTable<ConsoleIssuedDocument>;
const Col = columnOf<ConsoleIssuedDocument>();

const SERIES = Object.entries(SERIES_NAMES).map(([id, name]) => ({ id, name }));

const filters = [
  <Search key="q" source="q" alwaysOn placeholder="Begins with: number, booking" />,
  <SelectInput key="series" source="series" label="Type" alwaysOn choices={SERIES} />,
];

export const DocumentList = () => (
  <ScreenList
    title="Issued documents"
    lead="What we issued to customers, with numbers that never repeat."
    empty="No document has been issued yet."
    sort={{ field: 'issuedAt', order: 'DESC' }}
    filters={filters}
    card={<DocumentCard />}
  >
    <Table bulkActionButtons={false} rowClick={false} hover={false}>
      <Col source="number" label="Number" field={Numbered} />
      <Col source="customerName" label="Customer" disableSort field={Customer} />
      <Col source="rentalReference" label="Rental" disableSort field={Origin} />
      <Col source="issuedAt" label="Issued" field={Issued} />
      <Col label="File" disableSort field={Download} />
    </Table>
  </ScreenList>
);

const DocumentCard = () => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' }}>
    <Numbered />
    <Download />
    <Customer />
    <Origin />
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Issued />
    </Box>
  </Box>
);
