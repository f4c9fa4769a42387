import { DataTable } from 'react-admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffMember } from '@contract/people';
import { formatInstant, formatMobile } from '../format';
import { ScreenList } from '../ui/ScreenList';
import { Row } from '../ui/Row';
import { TwoLines } from '../ui/TwoLines';
import { AddStaffPanel } from './AddStaffPanel';

const ROLE_NAMES: Record<StaffMember['role'], string> = { ADMIN: 'Admin', CUSTOM_ADMIN: 'Custom admin' };

const Table = DataTable<StaffMember>;
const Col = DataTable.Col<StaffMember>;

export const StaffList = () => (
  <ScreenList
    title="Add Admin"
    lead="An admin does everything here. A custom admin sees bookings and reservations and decides nothing."
    above={<AddStaffPanel />}
    empty="There is no staff yet."
    sort={{ field: 'createdAt', order: 'DESC' }}
    card={<StaffCard />}
  >
    <Table bulkActionButtons={false} rowClick={false} hover={false}>
      <Col source="mobileNumber" label="Mobile number" render={(row) => formatMobile(row.mobileNumber)} />
      <Col source="role" label="Role" render={(row) => ROLE_NAMES[row.role]} />
      <Col source="createdAt" label="Added" render={(row) => formatInstant(row.createdAt)} />
    </Table>
  </ScreenList>
);

const StaffCard = () => (
  <Row<StaffMember>>
    {(row) => (
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <TwoLines
          main={<strong>{formatMobile(row.mobileNumber)}</strong>}
          below={formatInstant(row.createdAt)}
        />
        <Typography variant="body2">{ROLE_NAMES[row.role]}</Typography>
      </Box>
    )}
  </Row>
);
