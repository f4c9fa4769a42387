import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import { type ConsoleDrawer, DRAWER_STATUSES } from '@contract/payments/drawers';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { columnOf } from '../../shared/ui/lists/columns';
import { CreateButton } from '../../shared/ui/lists/CreateButton';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { Counted, Opened, Place, State, STATES } from './fields';

const Table = DataTable<ConsoleDrawer>;
const Col = columnOf<ConsoleDrawer>();

const filters = [
  <Search key="q" source="q" alwaysOn placeholder="Location, name, report" />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    choices={DRAWER_STATUSES.map((id) => ({ id, name: STATES[id][0] }))}
  />,
];

export const DrawerList = () => (
  <ScreenList
    title="Cash drawers"
    lead="Each person opens a drawer with the counted cash, and the next person accepts it after the count."
    empty="No drawer has been opened yet."
    actions={<CreateButton resource="drawers" label="Open a drawer" icon={<AddIcon />} />}
    sort={{ field: 'openedAt', order: 'DESC' }}
    filters={filters}
    card={<DrawerCard />}
  >
    <Table bulkActionButtons={false} rowClick="show">
      <Col label="Drawer" disableSort field={Place} />
      <Col source="openedAt" label="Opened" field={Opened} />
      <Col source="number" label="Count" field={Counted} />
      <Col source="status" label="State" field={State} />
    </Table>
  </ScreenList>
);

const DrawerCard = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 1,
      gridTemplateColumns: '1fr auto',
      alignItems: 'start',
      '& .MuiChip-root': { justifySelf: 'end' },
    }}
  >
    <Place />
    <State />
    <Opened />
    <Counted />
  </Box>
);
