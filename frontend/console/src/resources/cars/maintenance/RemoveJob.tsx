import Typography from '@mui/material/Typography';
import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import type { MaintenanceJob } from '@contract/fleet/maintenance';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import type { CarCalls } from '../calls';
import type { MaintenanceDialog } from './states';

interface Props extends Pick<MaintenanceDialog, 'changed'> {
  job: MaintenanceJob;
}

export function RemoveJob({ job: { id, text, state }, changed }: Props) {
  const t = useText();
  return (
    <RowAction<ConsoleCarDetails, CarCalls>
      name="edit"
      label="Remove"
      fullLabel={t('Remove {text}', { text })}
      color="error"
      question={() => t('Remove {text}?', { text })}
      details={() =>
        state === 'IN_WORK' && (
          <Typography variant="body2">{t('The car becomes available again.')}</Typography>
        )
      }
      call={async (data) => changed(await data.removeMaintenance(id))}
      doneMessage={() => t('The visit is removed.')}
    />
  );
}
