import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { ConsoleBlock } from '@contract/fleet/console-fleet';
import { useText } from '../../shared/i18n';
import { formatDayTime } from '../../shared/i18n/format';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { BlockCalls } from './calls';

/** A block that is over cannot be removed. */
export function RemoveAction() {
  const t = useText();
  const state = useRecordContext<ConsoleBlock>()?.state;
  if (!state || state === 'PAST') return null;
  const isRunning = state === 'NOW';
  return (
    <RowAction<ConsoleBlock, BlockCalls>
      name="remove"
      label={isRunning ? 'End now' : 'Remove'}
      color="error"
      question={(row) =>
        isRunning
          ? t('End the block of {car} now?', { car: row.carName })
          : t('Remove the block of {car}?', { car: row.carName })
      }
      details={(row) => (
        <Typography variant="body2">
          {t('{reason}, {from} to {to}. Customers can book the car then.', {
            reason: row.reason,
            from: formatDayTime(row.fromDate, row.fromTime),
            to: formatDayTime(row.toDate, row.toTime),
          })}
        </Typography>
      )}
      call={(data, row) => data.removeBlock(row.id)}
      doneMessage={(row) => t('{car} is free again.', { car: row.carName })}
    />
  );
}
