import { CheckboxGroupInput } from 'react-admin';
import { VEHICLE_DOCUMENT_TYPES } from '@contract/fleet/vehicle-documents';
import { messageOf } from '@contract/messages/message';
import { vehicleDocumentsMessages } from '@contract/messages/vehicle-documents.messages';
import { useLocal, useText } from '../../shared/i18n';
import { BooleanInput } from '../../shared/ui/forms/inputs';
import { Panel } from '../../shared/ui/Panel';

/** Which documents of a car a handover depends on. */
export function VehicleDocumentsFields() {
  const t = useText();
  const local = useLocal();
  const types = VEHICLE_DOCUMENT_TYPES.map((id) => ({
    id,
    name: local(messageOf(vehicleDocumentsMessages, id)),
  }));
  return (
    <Panel title="Vehicle documents">
      <CheckboxGroupInput
        source="mandatoryDocuments"
        label={t('Mandatory vehicle documents')}
        choices={types}
        translateChoice={false}
        parse={(chosen: string[] | undefined) => chosen ?? []}
        helperText={t('A car is not handed over after one of them has expired.')}
      />
      <BooleanInput
        source="requireVehicleDocuments"
        label="Do not hand over a car if one of them is not entered"
        helperText={false}
      />
    </Panel>
  );
}
