import Typography from '@mui/material/Typography';
import { SelectArrayInput } from 'react-admin';
import { VEHICLE_TYPE_LABELS, VEHICLE_TYPES } from '@contract/fleet/vehicles';
import { POINT_STEPS, type PointStep } from '@contract/rentals/inspection-points';
import { type PlainText, useLocal, useText } from '../../shared/i18n';
import { BooleanInput } from '../../shared/ui/forms/inputs';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { Panel } from '../../shared/ui/Panel';
import { Columns, GroupsInput, RequiredTextInput } from './fields';

const STEP_NAMES: Record<PointStep, PlainText> = {
  BOTH: 'At handover and return',
  HANDOVER: 'Handover only',
  RETURN: 'Return only',
};
const STEPS = POINT_STEPS.map((id) => ({ id, name: STEP_NAMES[id] }));

/** The points of a car that staff inspect, in the order of the form. */
export function InspectionPointsPanel() {
  const t = useText();
  const local = useLocal();
  const types = VEHICLE_TYPES.map((id) => ({ id, name: local(VEHICLE_TYPE_LABELS[id]) }));
  return (
    <Panel title="Inspection points">
      <Typography variant="body2" color="textSecondary">
        {t(
          'Photos of points with the same key are compared. A record keeps the points that it was begun with. Damage can be charged only at points of handover and return.',
        )}
      </Typography>
      <GroupsInput source="inspectionPoints" label="Points" isOrdered>
        <Columns>
          <RequiredTextInput source="key" label="Key, such as LEFT" />
          <RequiredTextInput source="name.en" label="Name in English" />
          <RequiredTextInput source="name.hi" label="Name in Hindi" />
          <SelectInput
            source="at"
            label="Inspected at"
            choices={STEPS}
            helperText={false}
            defaultValue="BOTH"
          />
          <SelectArrayInput
            source="carTypes"
            label={t('Types of cars (none: all)')}
            choices={types}
            translateChoice={false}
            helperText={false}
            defaultValue={[]}
          />
          <BooleanInput source="photo" label="Photo needed" helperText={false} defaultValue={false} />
        </Columns>
      </GroupsInput>
    </Panel>
  );
}
