import { FormDataConsumer, useNotify } from 'react-admin';
import {
  MAX_DOCUMENT_NUMBER_LENGTH,
  mustExpire,
  VEHICLE_DOCUMENT_TYPES,
  type VehicleDocumentType,
} from '@contract/fleet/vehicle-documents';
import { messageOf } from '@contract/messages/message';
import { vehicleDocumentsMessages } from '@contract/messages/vehicle-documents.messages';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import { useLocal, useText } from '../../../shared/i18n';
import { FormDialog } from '../../../shared/ui/actions/FormDialog';
import { DayInput } from '../../../shared/ui/forms/DayInput';
import { DocumentInput } from '../../../shared/ui/forms/DocumentInput';
import { TextInput } from '../../../shared/ui/forms/inputs';
import { isRequired } from '../../../shared/ui/forms/RupeesInput';
import { SelectInput } from '../../../shared/ui/forms/SelectInput';
import type { CarCalls, TypedDocument } from '../calls';
import type { CarPanel } from '../car-panel';
import { changeCar } from './change-car';

interface Props {
  panel: CarPanel;
  type: VehicleDocumentType;
  close: () => void;
}

export function EnterDocument({ panel, type, close }: Props) {
  const { car } = panel;
  const t = useText();
  const data = useCalls<CarCalls>();
  const notify = useNotify();
  const sendOnce = useSendOnce();

  async function save(values: object): Promise<void> {
    const { file, number, expiresOn, type: chosen } = values as TypedDocument;
    const document = { type: chosen, number, expiresOn: expiresOn || '', file };
    await changeCar(
      panel,
      sendOnce([car.version, document], (key) => data.enterDocument(car, document, key)),
    );
    close();
    notify(t('The document is saved.'), { type: 'success' });
  }

  return (
    <FormDialog
      title={t('Document of the car')}
      label="Save document"
      defaultValues={{ type }}
      save={save}
      close={close}
    >
      <Fields />
    </FormDialog>
  );
}

function Fields() {
  const local = useLocal();
  const types = VEHICLE_DOCUMENT_TYPES.map((id) => ({
    id,
    name: local(messageOf(vehicleDocumentsMessages, id)),
  }));
  return (
    <>
      <SelectInput
        source="type"
        label="Document"
        choices={types}
        translateChoice={false}
        validate={isRequired}
        helperText={false}
      />
      <TextInput
        source="number"
        label="Number"
        validate={isRequired}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: MAX_DOCUMENT_NUMBER_LENGTH } }}
      />
      <FormDataConsumer<TypedDocument>>
        {({ formData }) => (
          <DayInput
            key={String(mustExpire(formData.type))}
            source="expiresOn"
            label="Expires on"
            {...(mustExpire(formData.type) && { validate: isRequired })}
            helperText={mustExpire(formData.type) ? false : 'Leave empty if it does not expire.'}
          />
        )}
      </FormDataConsumer>
      <DocumentInput source="file" label="document" />
    </>
  );
}
