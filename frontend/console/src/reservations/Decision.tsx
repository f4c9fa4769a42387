import Box from '@mui/material/Box';
import type { ConsoleRental } from '@contract/console';
import { CancelAction } from '../rentals/CancelAction';
import { Row } from '../ui/Row';
import { ConfirmAction } from './ConfirmAction';
import { DeclineAction } from './DeclineAction';

/** A reservation that waits is confirmed or declined; one that is confirmed can only be cancelled. */
export const Decision = () => (
  <Row<ConsoleRental>>
    {(row) => {
      if (row.status === 'CONFIRMED') return <CancelAction />;
      return (
        row.status === 'PENDING' && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <ConfirmAction />
            <DeclineAction />
          </Box>
        )
      );
    }}
  </Row>
);
