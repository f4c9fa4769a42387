import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { VEHICLE_TYPE_LABELS, VEHICLE_TYPES, type VehicleType } from '@contract/fleet/vehicles';
import { useText } from '../../shared/i18n';
import { BooleanInput, NumberInput } from '../../shared/ui/forms/inputs';
import { Panel } from '../../shared/ui/Panel';
import { Columns, OptionalTextInput } from './fields';

/** GST on the documents of later rentals, with the code and the rate of each type of car. */
export const GstPanel = () => (
  <Panel title="GST">
    <BooleanInput
      source="gst.enabled"
      label="Issue tax invoices"
      helperText="For bookings placed from now on. Enter the legal name, the GSTIN, and the SAC and rate of each type of car first. All prices include GST."
    />
    <BooleanInput
      source="gst.b2bInterstate"
      label="IGST for companies of other states"
      helperText="For customers who enter a GSTIN. Otherwise CGST and SGST."
    />
    <Columns>
      {VEHICLE_TYPES.map((type) => (
        <Service key={type} type={type} />
      ))}
    </Columns>
  </Panel>
);

function Service({ type }: { type: VehicleType }) {
  const t = useText();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t(VEHICLE_TYPE_LABELS[type])}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
        <OptionalTextInput source={`gst.services.${type}.sac`} label="SAC" />
        <NumberInput source={`gst.services.${type}.rate`} label="Rate (%)" helperText={false} />
      </Box>
    </Box>
  );
}
