import type { MaintenanceJob } from '@contract/fleet/maintenance';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import { FormDialog } from '../../../shared/ui/actions/FormDialog';
import { PeriodInputs } from '../../../shared/ui/forms/PeriodInputs';
import type { BlockTimes, CarCalls } from '../calls';
import type { MaintenanceDialog } from './states';

/** Blocks the car for the visit, so that it is not offered in this period. */
export function StartDialog({ job, close, changed }: MaintenanceDialog & { job: MaintenanceJob }) {
  const t = useText();
  const data = useCalls<CarCalls>();
  const sendOnce = useSendOnce();

  async function save(values: object): Promise<void> {
    const { fromDate, fromTime, toDate, toTime } = values as BlockTimes;
    const times = { fromDate, fromTime, toDate, toTime };
    changed(await sendOnce([job.id, times], (key) => data.startMaintenance(job.id, times, key)));
    close();
  }
  return (
    <FormDialog
      title={t('Block for {text}', { text: job.text })}
      label="Block the car"
      defaultValues={{ fromTime: '09:00', toTime: '18:00' }}
      save={save}
      close={close}
    >
      <PeriodInputs />
    </FormDialog>
  );
}
