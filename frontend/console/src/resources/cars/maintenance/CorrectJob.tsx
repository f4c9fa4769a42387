import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import type { MaintenanceJob } from '@contract/fleet/maintenance';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import type { CarCalls } from '../calls';
import type { MaintenanceDialog } from './states';

interface Props extends Pick<MaintenanceDialog, 'changed'> {
  job: MaintenanceJob;
}

/** Corrects the mistyped odometer of a completed job. */
export function CorrectJob({ job: { id, text, odometer }, changed }: Props) {
  const t = useText();
  return (
    <RowAction<ConsoleCarDetails, CarCalls>
      name="edit"
      label="Correct"
      fullLabel={t('Correct the odometer reading of {text}', { text })}
      question={() => t('Correct the odometer of {text}?', { text })}
      reasons={[
        {
          name: 'odometer',
          label: 'Odometer in km',
          kind: 'number',
          initial: String(odometer),
          missing: 'Enter the odometer.',
          required: true,
        },
        { name: 'reason', label: 'Why', missing: 'Enter a reason.', required: true },
      ]}
      call={async (data, _, { odometer: km, reason = '' }) =>
        changed(await data.correctMaintenance(id, { odometer: Number(km), reason }))
      }
      doneMessage={() => t('The odometer is corrected.')}
    />
  );
}
