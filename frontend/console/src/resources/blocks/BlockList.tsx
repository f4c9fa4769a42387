import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { DataTable } from 'react-admin';
import type { BlockState, ConsoleBlock } from '@contract/fleet/console-fleet';
import { useText } from '../../shared/i18n';
import { formatInstant, formatShortDayTime } from '../../shared/i18n/format';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { columnOf } from '../../shared/ui/lists/columns';
import { CreateButton } from '../../shared/ui/lists/CreateButton';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { Row } from '../../shared/ui/Row';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { TwoLines } from '../../shared/ui/TwoLines';
import { RemoveAction } from './RemoveAction';

const STATES = {
  NOW: ['Now', 'warning'],
  AHEAD: ['Upcoming', 'info'],
  PAST: ['Past', 'default'],
} as const satisfies Record<BlockState, readonly [string, string]>;

const filters = [
  <Search key="q" source="q" alwaysOn placeholder="Car, plate, reason" />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={Object.entries(STATES).map(([id, [name]]) => ({ id, name }))}
  />,
];

const Table = DataTable<ConsoleBlock>;
const Col = columnOf<ConsoleBlock>();

export const BlockList = () => (
  <ScreenList
    title="Blocks"
    lead="Times when a car is not available to customers, such as a service or a repair."
    empty="No car is blocked."
    actions={<CreateButton resource="blocks" label="Block a car" icon={<AddIcon />} />}
    sort={{ field: 'fromDate', order: 'DESC' }}
    filters={filters}
    card={<BlockCard />}
  >
    <Table bulkActionButtons={false} rowClick={false} hover={false}>
      <Col source="carName" label="Car" field={Car} />
      <Col source="fromDate" label="From" render={(row) => formatShortDayTime(row.fromDate, row.fromTime)} />
      <Col source="toDate" label="To" render={(row) => formatShortDayTime(row.toDate, row.toTime)} />
      <Col source="reason" label="Reason" disableSort sx={{ overflowWrap: 'anywhere' }} />
      <Col label="State" disableSort field={State} />
      <Col label="Blocked by" disableSort field={BlockedBy} />
      <Col label="Decision" disableSort render={() => <RemoveAction />} />
    </Table>
  </ScreenList>
);

const Car = () => <Row<ConsoleBlock>>{(row) => <CarOf row={row} />}</Row>;

function CarOf({ row }: { row: ConsoleBlock }) {
  const t = useText();
  return <TwoLines main={<strong>{row.carName}</strong>} below={row.plate ?? t('no number plate')} />;
}

const State = () => <Row<ConsoleBlock>>{({ state }) => <StateChip state={state} />}</Row>;

function StateChip({ state }: { state: BlockState }) {
  const t = useText();
  const [label, color] = STATES[state];
  return <Chip size="small" variant="outlined" label={t(label)} color={color} />;
}

function BlockedBy() {
  const staffLabel = useStaffLabel();
  return (
    <Row<ConsoleBlock>>
      {({ blockedBy, blockedAt }) => (
        <TwoLines main={staffLabel(blockedBy)} below={blockedAt ? formatInstant(blockedAt) : ''} />
      )}
    </Row>
  );
}

const BlockCard = () => <Row<ConsoleBlock>>{(row) => <CardOf row={row} />}</Row>;

function CardOf({ row }: { row: ConsoleBlock }) {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Car />
        <State />
      </Box>
      <Typography variant="body2">
        {t('{from} to {to}', {
          from: formatShortDayTime(row.fromDate, row.fromTime),
          to: formatShortDayTime(row.toDate, row.toTime),
        })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {row.reason}
      </Typography>
      <RemoveAction />
    </Box>
  );
}
