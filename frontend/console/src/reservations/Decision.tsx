import Box from '@mui/material/Box';
import type { ConsoleRental } from '@contract/console';
import { Row } from '../ui/Row';
import { ConfirmAction } from './ConfirmAction';
import { DeclineAction } from './DeclineAction';

export const Decision = () => (
  <Row<ConsoleRental>>
    {(row) =>
      row.status === 'PENDING' && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <ConfirmAction />
          <DeclineAction />
        </Box>
      )
    }
  </Row>
);
