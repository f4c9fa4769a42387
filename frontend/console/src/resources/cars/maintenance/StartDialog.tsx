import { twelveHour } from '@contract/calendar';
import type { MaintenanceJob } from '@contract/fleet/maintenance';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import { FormDialog } from '../../../shared/ui/actions/FormDialog';
import { TextInput } from '../../../shared/ui/forms/inputs';
import { isRequired } from '../../../shared/ui/forms/RupeesInput';
import { SelectInput } from '../../../shared/ui/forms/SelectInput';
import type { BlockTimes, CarCalls } from '../calls';
import type { MaintenanceDialog } from './states';

const HALF_HOURS = Array.from({ length: 48 }, (_, n) => {
  const id = `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`;
  return { id, name: twelveHour(id) };
});
const day = {
  type: 'date',
  helperText: false,
  slotProps: { inputLabel: { shrink: true } },
  validate: isRequired,
} as const;
const time = { choices: HALF_HOURS, helperText: false, validate: isRequired } as const;

/** The car is not offered for this time. */
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
      <TextInput source="fromDate" label="From" {...day} />
      <SelectInput source="fromTime" label="Start time" {...time} />
      <TextInput source="toDate" label="To" {...day} />
      <SelectInput source="toTime" label="End time" {...time} />
    </FormDialog>
  );
}
