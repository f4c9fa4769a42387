import { useCanAccess } from 'react-admin';
import { COST_BEARERS, type MaintenanceCompletion, type MaintenanceJob } from '@contract/fleet/maintenance';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import { FormDialog } from '../../../shared/ui/actions/FormDialog';
import { DayInput } from '../../../shared/ui/forms/DayInput';
import { BooleanInput, NumberInput } from '../../../shared/ui/forms/inputs';
import { isRequired, RupeesInput } from '../../../shared/ui/forms/RupeesInput';
import { SelectInput } from '../../../shared/ui/forms/SelectInput';
import type { CarCalls } from '../calls';
import type { MaintenanceDialog } from './states';

const BEARERS = { US: 'We pay', OWNER: 'The owner pays' } as const;

interface Props extends MaintenanceDialog {
  job: MaintenanceJob;
  /** The newest odometer reading of the car, in km; null if there is none. */
  odometer: number | null;
}

export function FinishDialog({ job, odometer, close, changed }: Props) {
  const t = useText();
  const data = useCalls<CarCalls>();
  const sendOnce = useSendOnce();
  const { canAccess: mayEnterCost } = useCanAccess({ resource: 'cars', action: 'edit' });

  async function save(values: object): Promise<void> {
    const { doneOn, odometer: km, cost = null, paidBy = null, confirmed } = values as MaintenanceCompletion;
    const done = {
      ...{ doneOn, odometer: km, cost, paidBy: cost === null ? null : paidBy },
      ...(confirmed && { confirmed }),
    };
    changed(await sendOnce([job.id, done], (key) => data.finishMaintenance(job.id, done, key)));
    close();
  }
  return (
    <FormDialog
      title={t('Complete {text}', { text: job.text })}
      label="Finish"
      defaultValues={{ odometer, paidBy: 'US' }}
      save={save}
      close={close}
    >
      <DayInput source="doneOn" label="Done on" validate={isRequired} helperText={false} />
      <NumberInput
        source="odometer"
        label="Odometer in km"
        min={0}
        validate={isRequired}
        helperText={false}
      />
      <BooleanInput source="confirmed" label="I have checked the odometer reading" helperText={false} />
      {mayEnterCost && (
        <>
          <RupeesInput source="cost" label="Cost" step={0.01} optional />
          <SelectInput
            source="paidBy"
            label="Who pays?"
            choices={COST_BEARERS.map((id) => ({ id, name: BEARERS[id] }))}
            helperText={false}
          />
        </>
      )}
    </FormDialog>
  );
}
