import Button from '@mui/material/Button';
import type { MaintenanceKind, MaintenancePlan, MaintenancePlanRequest } from '@contract/fleet/maintenance';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import { FormDialog } from '../../../shared/ui/actions/FormDialog';
import { NumberInput, TextInput } from '../../../shared/ui/forms/inputs';
import type { CarCalls } from '../calls';
import { KindInput } from './KindInput';
import type { MaintenanceDialog } from './states';

type Typed = Partial<MaintenancePlanRequest> & { kind: MaintenanceKind; remove?: boolean };

/** A limit that is left empty does not count. */
export function PlanDialog({
  carId,
  plan,
  close,
  changed,
}: MaintenanceDialog & { plan: MaintenancePlan | null }) {
  const t = useText();
  const data = useCalls<CarCalls>();

  async function save(values: object): Promise<void> {
    const { kind, everyKm, everyDays, doneKm, doneOn } = values as Typed;
    const request = {
      everyKm: everyKm ?? null,
      everyDays: everyDays ?? null,
      doneKm: doneKm ?? null,
      doneOn: doneOn || null,
    };
    changed(await data.saveMaintenancePlan(carId, kind, request));
    close();
  }
  async function remove({ kind }: MaintenancePlan): Promise<void> {
    changed(await data.removeMaintenancePlan(carId, kind));
    close();
  }
  return (
    <FormDialog
      title={t('Maintenance plan')}
      label="Save plan"
      defaultValues={plan ?? {}}
      save={save}
      close={close}
    >
      <KindInput disabled={plan !== null} />
      <NumberInput source="everyKm" label="Every km" min={1} helperText={false} />
      <NumberInput source="doneKm" label="Last done at km" min={0} helperText={false} />
      <NumberInput source="everyDays" label="Every days" min={1} helperText={false} />
      <TextInput
        source="doneOn"
        label="Last done on"
        type="date"
        helperText={false}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {plan && (
        <Button color="error" sx={{ justifySelf: 'start' }} onClick={() => void remove(plan)}>
          {t('Remove the plan')}
        </Button>
      )}
    </FormDialog>
  );
}
