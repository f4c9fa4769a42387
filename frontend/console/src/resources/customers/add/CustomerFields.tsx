import Box from '@mui/material/Box';
import { required } from 'react-admin';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '@contract/limits';
import { DocumentInput } from '../../../shared/ui/forms/DocumentInput';
import { TextInput } from '../../../shared/ui/forms/inputs';
import { mobileRule } from '../../../shared/ui/forms/mobile.rules';
import { Panel } from '../../../shared/ui/Panel';
import { emailRule } from './add-customer.form';
import { EmailCode } from './EmailCode';
import { IdentityFields } from './IdentityFields';
import { LicenceFields } from './LicenceFields';

const isRequired = required('This field is required.');
const noHelperText = { helperText: false } as const;

export const CustomerFields = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    <Panel title="Customer">
      <TextInput
        source="mobile"
        label="Mobile number"
        type="tel"
        validate={mobileRule}
        isRequired
        {...noHelperText}
      />
      <TextInput
        source="email"
        label="E-mail"
        type="email"
        validate={emailRule}
        isRequired
        {...noHelperText}
      />
      <EmailCode />
      <TextInput
        source="name"
        label="Name"
        validate={isRequired}
        {...noHelperText}
        slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
      />
      <TextInput
        source="address"
        label="Address"
        validate={isRequired}
        multiline
        minRows={2}
        {...noHelperText}
        slotProps={{ htmlInput: { maxLength: MAX_ADDRESS_LENGTH } }}
      />
    </Panel>
    <Documents />
  </Box>
);

const Documents = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <IdentityFields />
    <Panel title="Driving licence">
      <DocumentInput source="drivingLicenseFile" label="driving licence" />
      <DocumentInput source="drivingLicenseBackFile" label="driving licence, back side (optional)" optional />
      <LicenceFields />
    </Panel>
  </Box>
);
