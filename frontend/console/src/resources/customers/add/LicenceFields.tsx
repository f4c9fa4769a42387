import { required } from 'react-admin';
import { usePublicSettings } from '../../../shared/http/use-public-settings';
import { DayInput } from '../../../shared/ui/forms/DayInput';
import { TextInput } from '../../../shared/ui/forms/inputs';
import { licenceClassesRule, licenceNumberRule } from './add-customer.form';

const isRequired = required('This field is required.');
const TEXTS = [
  { source: 'licenseNumber', label: 'Licence number', validate: licenceNumberRule },
  { source: 'licenseClasses', label: 'Classes, such as LMV', validate: licenceClassesRule },
] as const;

/** The details of the driving licence, if the settings require them. */
export function LicenceFields() {
  if (usePublicSettings().data?.licenceDetails !== 'required') return null;
  return (
    <>
      {TEXTS.map(({ source, label, validate }) => (
        <TextInput
          key={source}
          source={source}
          label={label}
          validate={validate}
          isRequired
          helperText={false}
        />
      ))}
      <DayInput source="licenseValidUntil" label="Valid until" validate={isRequired} helperText={false} />
      <DayInput source="dateOfBirth" label="Date of birth" validate={isRequired} helperText={false} />
    </>
  );
}
