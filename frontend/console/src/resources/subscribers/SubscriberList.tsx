import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import type { ConsoleSubscriber } from '@contract/office';
import { formatInstant } from '../../shared/i18n/format';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { Row } from '../../shared/ui/Row';
import { TwoLines } from '../../shared/ui/TwoLines';
import { RemoveAction } from './RemoveAction';

const Table = DataTable<ConsoleSubscriber>;
const Col = columnOf<ConsoleSubscriber>();

const filters = [<Search key="q" source="q" alwaysOn placeholder="E-mail" />];

export const SubscriberList = () => (
  <ScreenList
    title="Newsletter"
    lead="People who subscribed on the website."
    empty="No subscribers yet."
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    card={<SubscriberCard />}
  >
    <Table bulkActionButtons={false} rowClick={false} hover={false}>
      <Col source="email" label="E-mail" />
      <Col source="createdAt" label="Subscribed" render={(row) => formatInstant(row.createdAt)} />
      <Col label="Decision" disableSort field={RemoveAction} />
    </Table>
  </ScreenList>
);

const SubscriberCard = () => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' }}>
    <Row<ConsoleSubscriber>>
      {(row) => <TwoLines main={<strong>{row.email}</strong>} below={formatInstant(row.createdAt)} />}
    </Row>
    <RemoveAction />
  </Box>
);
