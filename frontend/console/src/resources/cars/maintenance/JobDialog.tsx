import type { MaintenanceJobRequest } from '@contract/fleet/maintenance';
import { MAX_REASON_LENGTH } from '@contract/limits';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import { FormDialog } from '../../../shared/ui/actions/FormDialog';
import { TextInput } from '../../../shared/ui/forms/inputs';
import { isRequired } from '../../../shared/ui/forms/RupeesInput';
import type { CarCalls } from '../calls';
import { KindInput } from './KindInput';
import type { MaintenanceDialog } from './states';

export function JobDialog({ carId, close, changed }: MaintenanceDialog) {
  const t = useText();
  const data = useCalls<CarCalls>();
  const sendOnce = useSendOnce();

  async function save(values: object): Promise<void> {
    const { kind, text } = values as MaintenanceJobRequest;
    changed(await sendOnce([kind, text], (key) => data.planMaintenance(carId, { kind, text }, key)));
    close();
  }
  return (
    <FormDialog
      title={t('Visit to a workshop')}
      label="Plan a visit"
      defaultValues={{ kind: 'SERVICE' }}
      save={save}
      close={close}
    >
      <KindInput />
      <TextInput
        source="text"
        label="What is to be done?"
        validate={isRequired}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
      />
    </FormDialog>
  );
}
