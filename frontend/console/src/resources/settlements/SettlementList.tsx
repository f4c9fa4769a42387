import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import type { ConsoleSettlement } from '@contract/rentals/settlements';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { Customer, Rental, Returned, State, Total } from './fields';
import { SETTLEMENT_TABS, SettlementTabs } from './SettlementTabs';

const Table = DataTable<ConsoleSettlement>;
const Col = columnOf<ConsoleSettlement>();

const filters = [<Search key="q" source="q" alwaysOn placeholder="Reference" />];

export const SettlementList = () => (
  <ScreenList
    title="Settlements"
    lead="Check what a return costs, and send it to the customer."
    empty="No car has come back yet."
    sort={{ field: 'returnedAt', order: 'DESC' }}
    filters={filters}
    filterDefaultValues={{ state: 'DRAFT' }}
    tabs={{ bar: <SettlementTabs />, filters: SETTLEMENT_TABS }}
    card={<SettlementCard />}
  >
    <Table bulkActionButtons={false} rowClick="show">
      <Col source="reference" label="Rental" disableSort field={Rental} />
      <Col source="customerName" label="Customer" disableSort field={Customer} />
      <Col source="returnedAt" label="Returned" field={Returned} />
      <Col source="total" label="Total" disableSort field={Total} />
      <Col source="state" label="State" disableSort field={State} />
    </Table>
  </ScreenList>
);

const SettlementCard = () => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}>
    <Total />
    <Rental />
    <Customer />
    <Box sx={{ gridColumn: '1 / -1' }}>
      <State />
    </Box>
  </Box>
);
