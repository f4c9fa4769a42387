import Box from '@mui/material/Box';
import type { PendingDocument } from '@contract/customers/people';
import { formatPhone } from '@shared/format/phone';
import { formatAge } from '../format';
import { Facts } from '../ui/Facts';
import { Row } from '../ui/Row';
import { Customer, Decision, Documents } from './fields';

export const PendingCard = () => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Customer />
    <Row<PendingDocument>>
      {(row) => (
        <Facts
          facts={[
            ['Mobile', formatPhone(row.mobile)],
            ['E-mail', row.email],
            ['Aadhaar', row.aadhaarNumber],
            ['Waiting', formatAge(row.submittedAt)],
          ]}
        />
      )}
    </Row>
    <Documents />
    <Decision />
  </Box>
);
