import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { MaintenanceKind, MaintenancePlan, MaintenancePlanRequest } from '@contract/fleet/maintenance';
import { explain } from '../../../shared/http/error-text';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import { FormDialog } from '../../../shared/ui/actions/FormDialog';
import { DayInput } from '../../../shared/ui/forms/DayInput';
import { BooleanInput, NumberInput } from '../../../shared/ui/forms/inputs';
import { Problem } from '../../../shared/ui/Problem';
import type { CarCalls } from '../calls';
import { KindInput } from './KindInput';
import type { MaintenanceDialog } from './states';

type Typed = Partial<MaintenancePlanRequest> & { kind: MaintenanceKind };

/** Edits a maintenance plan. An empty limit does not apply. */
export function PlanDialog({
  carId,
  plan,
  close,
  changed,
}: MaintenanceDialog & { plan: MaintenancePlan | null }) {
  const t = useText();
  const data = useCalls<CarCalls>();

  async function save(values: object): Promise<void> {
    const { kind, everyKm, everyDays, doneKm, doneOn, blocksHandover = false } = values as Typed;
    const request = {
      everyKm: everyKm ?? null,
      everyDays: everyDays ?? null,
      doneKm: doneKm ?? null,
      doneOn: doneOn || null,
      blocksHandover,
    };
    changed(await data.saveMaintenancePlan(carId, kind, request));
    close();
  }
  const removal = useMutation({
    mutationFn: async ({ kind }: MaintenancePlan) => {
      changed(await data.removeMaintenancePlan(carId, kind));
      close();
    },
  });
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
      <DayInput source="doneOn" label="Last done on" helperText={false} />
      <BooleanInput
        source="blocksHandover"
        label="Do not hand over the car while this is overdue"
        helperText={false}
      />
      {plan && (
        <Button
          color="error"
          sx={{ justifySelf: 'start' }}
          loading={removal.isPending}
          onClick={() => removal.mutate(plan)}
        >
          {t('Remove the plan')}
        </Button>
      )}
      {removal.error && <Problem title="Action failed." detail={explain(removal.error)} />}
    </FormDialog>
  );
}
