import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { CheckboxGroupInput, Link, useCreatePath, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { VEHICLE_DOCUMENT_TYPES } from '@contract/fleet/vehicle-documents';
import { messageOf } from '@contract/messages/message';
import { vehicleDocumentsMessages } from '@contract/messages/vehicle-documents.messages';
import type { EditableSettings } from '@contract/settings';
import { useLocal, useText } from '../../shared/i18n';
import { BooleanInput } from '../../shared/ui/forms/inputs';
import { Panel } from '../../shared/ui/Panel';

const UNKNOWN_PLATES = { hasPlateKind: false, retired: false };

/** Warns of listed cars whose kind of plate is unknown. */
function UnknownPlates() {
  const t = useText();
  const createPath = useCreatePath();
  const on = useWatch<EditableSettings, 'licensedOperator'>({ name: 'licensedOperator' });
  const { total = 0 } = useGetList(
    'cars',
    { filter: UNKNOWN_PLATES, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: on },
  );
  if (!on || total === 0) return null;
  const list = `${createPath({ resource: 'cars', type: 'list' })}?filter=${JSON.stringify(UNKNOWN_PLATES)}`;
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to={list} color="inherit">
          {t('Show cars')}
        </Button>
      }
    >
      {t(
        '{count, plural, one {1 listed car has} other {{count} listed cars have}} no kind of plate. Such cars stay listed; enter their kinds.',
        { count: total },
      )}
    </Alert>
  );
}

/** The documents that a handover requires, and the plates that a listed car may have. */
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
      <BooleanInput
        source="licensedOperator"
        label="List no cars with a private plate"
        helperText="A licensed operator rents commercial cars only."
      />
      <UnknownPlates />
    </Panel>
  );
}
