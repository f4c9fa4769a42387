import { VEHICLE_TYPE_LABELS, VEHICLE_TYPES } from '@contract/fleet/vehicles';
import { DEPOSIT_TIMES, type DepositTime } from '@contract/rentals/charges';
import type { PlainText } from '../../shared/i18n';
import { BooleanInput } from '../../shared/ui/forms/inputs';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { Panel } from '../../shared/ui/Panel';
import { Columns, RequiredNumberInput } from './fields';

const DEPOSIT_TIME_NAMES: Record<DepositTime, PlainText> = {
  WITH_FARE: 'paid with the fare',
  AT_PICKUP: 'paid at the pickup',
};
const DEPOSIT_CHOICES = DEPOSIT_TIMES.map((id) => ({ id, name: DEPOSIT_TIME_NAMES[id] }));

/** The security deposit of each type of car. */
export const DepositsPanel = () => (
  <Panel title="Security deposits (₹)">
    <Columns>
      {VEHICLE_TYPES.map((type) => (
        <RequiredNumberInput
          key={type}
          source={`charges.deposits.${type}`}
          label={VEHICLE_TYPE_LABELS[type]}
        />
      ))}
    </Columns>
    <Columns>
      <SelectInput source="charges.depositWhen" label="The deposit is" choices={DEPOSIT_CHOICES} />
      <RequiredNumberInput
        source="charges.depositDays"
        label="Days until it is returned"
        help="After the return."
      />
    </Columns>
    <BooleanInput
      source="deskReturnsCashDeposit"
      label="Custom admins can return a deposit that was paid in cash"
      helperText="Out of their own open drawer. Admins send every other refund."
    />
  </Panel>
);
