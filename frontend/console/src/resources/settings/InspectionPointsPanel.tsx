import { SelectArrayInput } from 'react-admin';
import { VEHICLE_TYPE_LABELS, VEHICLE_TYPES } from '@contract/fleet/vehicles';
import { POINT_STEPS, type PointStep } from '@contract/rentals/inspection-points';
import { type PlainText, useLocal, useText } from '../../shared/i18n';
import { BooleanInput } from '../../shared/ui/forms/inputs';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { Panel } from '../../shared/ui/Panel';
import { GroupsInput, RequiredTextInput } from './fields';

const STEP_NAMES: Record<PointStep, PlainText> = {
  BOTH: 'At the handover and the return',
  HANDOVER: 'At the handover only',
  RETURN: 'At the return only',
};
const STEPS = POINT_STEPS.map((id) => ({ id, name: STEP_NAMES[id] }));

/** The points of a car that staff inspect, in the order of the form. */
export function InspectionPointsPanel() {
  const t = useText();
  const local = useLocal();
  const types = VEHICLE_TYPES.map((id) => ({ id, name: local(VEHICLE_TYPE_LABELS[id]) }));
  return (
    <Panel title="Inspection points">
      <GroupsInput
        source="inspectionPoints"
        label="Points"
        help="A record keeps the points that it was begun with. Damage can be charged at points of both steps only."
        isOrdered
      >
        <RequiredTextInput
          source="key"
          label="Key"
          help="Capital letters, such as LEFT. Photos of the same key are compared."
        />
        <RequiredTextInput source="name.en" label="Name in English" />
        <RequiredTextInput source="name.hi" label="Name in Hindi" />
        <SelectInput source="at" label="When" choices={STEPS} helperText={false} defaultValue="BOTH" />
        <BooleanInput source="photo" label="Photo needed" helperText={false} defaultValue={false} />
        <SelectArrayInput
          source="carTypes"
          label={t('Types of cars')}
          choices={types}
          translateChoice={false}
          parse={(chosen: string[] | undefined) => chosen ?? []}
          helperText={t('None: all types.')}
          defaultValue={[]}
        />
      </GroupsInput>
    </Panel>
  );
}
