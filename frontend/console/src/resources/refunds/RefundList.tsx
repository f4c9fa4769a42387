import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import type { ListedRefund } from '@contract/payments/refunds';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { Acts, Due, Origin, Payee, State } from './fields';
import { REFUND_TABS, RefundTabs } from './RefundTabs';

const Table = DataTable<ListedRefund>;
const Col = columnOf<ListedRefund>();

const filters = [
  <Search key="q" source="q" alwaysOn placeholder="Customer, booking, transaction, reference" />,
];

export const RefundList = () => (
  <ScreenList
    title="Refunds"
    lead="Send what is due, and record the reference of each transfer; the customer gets it."
    empty="No refund has been due yet."
    sort={{ field: 'dueDate', order: 'ASC' }}
    filters={filters}
    filterDefaultValues={{ state: 'DUE' }}
    tabs={{ bar: <RefundTabs />, filters: REFUND_TABS }}
    card={<RefundCard />}
  >
    <Table bulkActionButtons={false} rowClick="show">
      <Col source="dueDate" label="Refund" field={Due} />
      <Col source="customerName" label="Customer" disableSort field={Payee} />
      <Col source="rentalReference" label="Rental" disableSort field={Origin} />
      <Col source="state" label="State" disableSort field={State} />
      <Col source="acts" label="Next" disableSort field={Acts} />
    </Table>
  </ScreenList>
);

const RefundCard = () => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}>
    <Due />
    <Box sx={{ textAlign: 'right' }}>
      <Origin />
    </Box>
    <Payee />
    <Box sx={{ gridColumn: '1 / -1' }}>
      <State />
    </Box>
    <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Acts />
    </Box>
  </Box>
);
