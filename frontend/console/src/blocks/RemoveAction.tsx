import { useRecordContext } from 'react-admin';
import Typography from '@mui/material/Typography';
import type { ConsoleBlock } from '@contract/console-fleet';
import { formatShortDayTime } from '../format';
import { RowAction } from '../RowAction';

/** Gives the car back; a block that is over has nothing to give. */
export function RemoveAction() {
  const state = useRecordContext<ConsoleBlock>()?.state;
  if (!state || state === 'PAST') return null;
  const runs = state === 'NOW';
  return (
    <RowAction<ConsoleBlock>
      name="remove"
      label={runs ? 'End now' : 'Remove'}
      color="error"
      ask={(row) => (runs ? `End the block of ${row.carName} now?` : `Remove the block of ${row.carName}?`)}
      details={(row) => (
        <Typography variant="body2">
          {`${row.reason}, ${formatShortDayTime(row.fromDate, row.fromTime)} to ${formatShortDayTime(row.toDate, row.toTime)}. Customers can book the car then.`}
        </Typography>
      )}
      call={(data, row) => data.removeBlock(row.id)}
      done={(row) => `${row.carName} is free again.`}
    />
  );
}
