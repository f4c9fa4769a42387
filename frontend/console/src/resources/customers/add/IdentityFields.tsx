import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { identityChoices, type IdentityKind } from '@contract/customers/identity-documents';
import { usePublicSettings } from '../../../shared/http/use-public-settings';
import { useText } from '../../../shared/i18n';
import { IDENTITY_NAMES } from '../../../shared/ui/customer/identity-names';
import { DocumentInput } from '../../../shared/ui/forms/DocumentInput';
import { TextInput } from '../../../shared/ui/forms/inputs';
import { Panel } from '../../../shared/ui/Panel';
import { identityNumberRule } from './add-customer.form';

const NUMBER_LABELS = {
  AADHAAR: 'Aadhaar number',
  PASSPORT: 'Passport number',
  VOTER_ID: 'Voter ID number',
} as const;

/** The identity document that the customer chooses, unless the driving licence is enough. */
export function IdentityFields() {
  const settings = usePublicSettings().data;
  if (!settings || settings.licenceOnly) return null;
  const { acceptedIdentities, aadhaarLastFour } = settings;
  return <Identity kinds={identityChoices(acceptedIdentities)} aadhaarLastFour={aadhaarLastFour} />;
}

function Identity({ kinds, aadhaarLastFour }: { kinds: readonly IdentityKind[]; aadhaarLastFour: boolean }) {
  const t = useText();
  const { field, fieldState } = useInput({
    source: 'identityKind',
    defaultValue: '',
    validate: (kind?: string) => (kind ? undefined : t('Choose the kind of document.')),
  });
  const { setValue } = useFormContext();
  const kind = field.value as IdentityKind | '';

  function choose(chosen: string): void {
    field.onChange(chosen);
    // Clears the number and the photos, because they belong to the earlier kind.
    for (const source of ['identityNumber', 'identityFile', 'identityBackFile']) setValue(source, undefined);
  }

  return (
    <Panel title="Identity document">
      <FormControl required error={fieldState.invalid}>
        <FormLabel id="identity-kind">
          {t(kinds.length > 1 ? 'Aadhaar is voluntary; each of these is enough.' : 'Identity document')}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby="identity-kind"
          aria-required
          name={field.name}
          value={kind}
          onChange={({ target }) => choose(target.value)}
        >
          {kinds.map((id) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio />}
              label={t(IDENTITY_NAMES[id])}
              sx={{ minHeight: 44 }}
            />
          ))}
        </RadioGroup>
        {fieldState.error?.message && <FormHelperText>{fieldState.error.message}</FormHelperText>}
      </FormControl>
      {kind && <Fields key={kind} kind={kind} isMasked={kind === 'AADHAAR' && aadhaarLastFour} />}
    </Panel>
  );
}

/** @param isMasked True if only the last four digits are requested. */
function Fields({ kind, isMasked }: { kind: IdentityKind; isMasked: boolean }) {
  const t = useText();
  return (
    <>
      <TextInput
        source="identityNumber"
        label={isMasked ? 'Aadhaar number, last four digits' : NUMBER_LABELS[kind]}
        validate={identityNumberRule(kind, isMasked)}
        isRequired
        helperText={isMasked && 'Photograph a masked card, or cover the first eight digits.'}
        slotProps={{
          htmlInput: {
            inputMode: kind === 'AADHAAR' ? 'numeric' : 'text',
            maxLength: isMasked ? 4 : 20,
            autoComplete: 'off',
          },
        }}
      />
      <DocumentInput source="identityFile" label={IDENTITY_NAMES[kind]} />
      <DocumentInput
        source="identityBackFile"
        label={{ text: t('{document}, back side (optional)', { document: t(IDENTITY_NAMES[kind]) }) }}
        optional
      />
    </>
  );
}
