import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { email, required } from 'react-admin';
import {
  FUEL_TYPES,
  PERMIT_STATES,
  TRANSMISSIONS,
  VEHICLE_TYPE_LABELS,
  VEHICLE_TYPES,
} from '@contract/fleet/vehicles';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '@contract/limits';
import type { PlainText } from '../../shared/i18n';
import { DayInput } from '../../shared/ui/forms/DayInput';
import { TextInput } from '../../shared/ui/forms/inputs';
import { mobileRule } from '../../shared/ui/forms/mobile.rules';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { Panel } from '../../shared/ui/Panel';
import { HourlyPriceHint } from './HourlyPriceHint';
import { plateKindChoices } from './plate-kinds';

const isRequired = [required('This field is required.')];
const name = {
  helperText: false,
  validate: isRequired,
  slotProps: { htmlInput: { maxLength: MAX_NAME_LENGTH } },
} as const;
const digits = {
  helperText: false,
  slotProps: { htmlInput: { inputMode: 'decimal', maxLength: 12 } },
} as const;

const types = VEHICLE_TYPES.map((id) => ({ id, name: VEHICLE_TYPE_LABELS[id] }));
const same = (values: readonly PlainText[]) => values.map((id) => ({ id, name: id }));

const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 0.5,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);

const OwnerPanel = () => (
  <Panel title="Owner">
    <Columns>
      <TextInput source="firstName" label="First name" {...name} />
      <TextInput source="lastName" label="Last name" {...name} />
      <TextInput
        source="mobile"
        label="Mobile"
        type="tel"
        isRequired
        validate={mobileRule}
        helperText="10 digits"
      />
      <TextInput
        source="email"
        label="E-mail"
        helperText={false}
        type="email"
        validate={[...isRequired, email('Enter a valid e-mail address.')]}
        slotProps={{ htmlInput: { maxLength: MAX_EMAIL_LENGTH } }}
      />
    </Columns>
  </Panel>
);

const PlateInputs = () => (
  <>
    <TextInput source="plate" label="Number plate" helperText="Such as MH12AB1234" />
    <SelectInput source="plateKind" label="Kind of plate" helperText={false} choices={plateKindChoices} />
    <SelectInput
      source="permitState"
      label="Permit valid in"
      helperText={false}
      choices={same(PERMIT_STATES)}
    />
  </>
);

const ModelPanel = () => (
  <Panel title="Car">
    <Columns>
      <TextInput source="carName" label="Car name" {...name} />
      <TextInput source="carModel" label="Car model" {...name} />
      <TextInput source="year" label="Year" validate={isRequired} {...digits} />
      <SelectInput
        source="vehicleType"
        label="Vehicle type"
        helperText={false}
        choices={types}
        validate={isRequired}
      />
      <SelectInput
        source="fuelType"
        label="Fuel type"
        helperText={false}
        choices={same(FUEL_TYPES)}
        validate={isRequired}
      />
      <SelectInput
        source="transmission"
        label="Transmission"
        helperText={false}
        choices={same(TRANSMISSIONS)}
        validate={isRequired}
      />
      <TextInput source="seatingCapacity" label="Seating capacity" validate={isRequired} {...digits} />
      <TextInput
        source="mileage"
        label="Mileage (km/l)"
        {...digits}
        helperText="Leave empty for an electric car"
      />
      <TextInput source="bootLitres" label="Boot space (litres)" {...digits} />
      <TextInput
        source="tankLitres"
        label="Tank (litres)"
        {...digits}
        helperText="Empty: missing fuel is not charged"
      />
      <TextInput source="batteryKwh" label="Battery (kWh)" {...digits} helperText="Of an electric car" />
      <TextInput source="color" label="Colour" helperText={false} />
      <PlateInputs />
      <TextInput source="location" label="Pickup location" {...name} />
    </Columns>
    <TextInput
      source="description"
      label="Description"
      multiline
      minRows={2}
      helperText="What customers read on the car's card"
    />
  </Panel>
);

const PricePanel = () => (
  <Panel title="Price">
    <Columns>
      <TextInput source="cost" label="Cost per day (₹)" validate={isRequired} {...digits} />
      <TextInput
        source="costPerHour"
        label="Cost per hour (₹)"
        {...digits}
        helperText={<HourlyPriceHint />}
      />
    </Columns>
  </Panel>
);

export const ExpiryPanel = () => (
  <Panel title="Vehicle documents expire on">
    <Columns>
      <DayInput source="insuranceExpiresOn" label="Insurance" helperText={false} />
      <DayInput source="pucExpiresOn" label="Pollution certificate (PUC)" helperText={false} />
      <DayInput source="permitExpiresOn" label="Permit" helperText={false} />
    </Columns>
  </Panel>
);

export const CarFields = ({ children }: { children?: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <OwnerPanel />
    <ModelPanel />
    <PricePanel />
    {children}
  </Box>
);
