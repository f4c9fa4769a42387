import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataTable } from 'react-admin';
import type { ConsoleStaffMember } from '@contract/office';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { Row } from '../../shared/ui/Row';
import { statusChoices } from '../../shared/ui/StatusChip';
import { AccessAction } from './AccessAction';
import { AddStaffPanel } from './AddStaffPanel';
import { Access, ROLE_NAMES, Who } from './fields';
import { NameAction } from './NameAction';

const Table = DataTable<ConsoleStaffMember>;
const Col = columnOf<ConsoleStaffMember>();

const ROLES = Object.entries(ROLE_NAMES).map(([id, name]) => ({ id, name }));

const filters = [
  <Search key="q" source="q" alwaysOn placeholder="Name or mobile" />,
  <SelectInput key="role" source="role" label="Role" alwaysOn choices={ROLES} />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={statusChoices(['ENABLED', 'DISABLED'])}
  />,
];

export const StaffList = () => (
  <ScreenList
    title="Add Admin"
    lead="An admin can do everything. A custom admin adds customers, books and reserves for them, and records pickups and returns."
    above={
      <Box sx={{ mb: 2 }}>
        <AddStaffPanel />
      </Box>
    }
    empty="No staff yet."
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    card={<StaffCard />}
  >
    <Table bulkActionButtons={false} rowClick={false} hover={false}>
      <Col source="name" label="Name" field={Who} />
      <Col label="State" disableSort field={Access} />
      <Col source="createdAt" label="Added" render={(row) => formatInstant(row.createdAt)} />
      <Col label="Decision" disableSort field={Actions} />
    </Table>
  </ScreenList>
);

const Actions = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    <NameAction />
    <AccessAction />
  </Box>
);

function StaffCard() {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Who />
      <Access />
      <Row<ConsoleStaffMember>>
        {(row) => (
          <Typography variant="caption" color="textSecondary">
            {t('Added {when}', { when: formatInstant(row.createdAt) })}
          </Typography>
        )}
      </Row>
      <Actions />
    </Box>
  );
}
