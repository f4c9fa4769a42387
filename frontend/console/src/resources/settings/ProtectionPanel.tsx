import { CheckboxGroupInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { IDENTITY_KINDS } from '@contract/customers/identity-documents';
import { LICENCE_DETAIL_RULES, type LicenceDetailRule } from '@contract/customers/licence';
import {
  DESK_EMAIL_PROOFS,
  type DeskEmailProof,
  type EditableSettings,
  type Protection,
  PROTECTION_RULES,
  PROTECTIONS,
} from '@contract/settings';
import { type PlainText, useText } from '../../shared/i18n';
import { IDENTITY_NAMES } from '../../shared/ui/customer/identity-names';
import { BooleanInput } from '../../shared/ui/forms/inputs';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { Panel } from '../../shared/ui/Panel';
import { Columns, OptionalTextInput, RequiredNumberInput } from './fields';

const PROTECTION_NAMES: Record<Protection, PlainText> = {
  demo: 'Demonstration',
  production: 'Production',
};
const LICENCE_NAMES: Record<LicenceDetailRule, PlainText> = {
  optional: 'Not asked for',
  required: 'The form asks for them; no handover without them',
};
const EMAIL_NAMES: Record<DeskEmailProof, PlainText> = {
  optional: 'With or without an OTP',
  required: 'Only with an OTP that the customer reads out',
};
const choicesOf = <Id extends string>(ids: readonly Id[], names: Record<Id, PlainText>) =>
  ids.map((id) => ({ id, name: names[id] }));

/** The rules against misuse. Choosing a protection level fills them in. */
export function ProtectionPanel() {
  const { setValue } = useFormContext<EditableSettings>();

  function choose(protection: Protection): void {
    const { rules, ...others } = PROTECTION_RULES[protection];
    const values = [
      ...Object.entries(rules).map(([name, value]) => [`rules.${name}`, value] as const),
      ...Object.entries(others),
    ];
    for (const [name, value] of values) setValue(name as never, value as never, { shouldDirty: true });
  }

  return (
    <Panel title="Protection">
      <Columns>
        <SelectInput
          source="protection"
          label="Values for"
          choices={choicesOf(PROTECTIONS, PROTECTION_NAMES)}
          onChange={(event: { target: { value: Protection } }) => choose(event.target.value)}
          helperText="A choice fills in the fields below, which you can change afterwards. Production does not start with those for a demonstration, and describes cars without a description by their facts."
        />
        <RequiredNumberInput
          source="rules.unprovenMaxHolds"
          label="Cars held, new customer"
          help="Of a customer without approved documents, proved mobile number and verified payment."
        />
        <RequiredNumberInput
          source="rules.unprovenMaxRentals"
          label="Unverified, new customer"
          help="Bookings and reservations of such a customer."
        />
        <RequiredNumberInput
          source="rules.unverifiedPaymentHours"
          label="Hours to verify a payment"
          help="Of such a customer; then the booking expires. 0: never."
        />
        <SelectInput
          source="licenceDetails"
          label="Details of driving licences"
          choices={choicesOf(LICENCE_DETAIL_RULES, LICENCE_NAMES)}
          helperText="Number, classes, last day and date of birth."
        />
        <SelectInput
          source="deskEmailProof"
          label="E-mail addresses at the desk"
          choices={choicesOf(DESK_EMAIL_PROOFS, EMAIL_NAMES)}
          helperText="Without an OTP, the account shows nothing about the person until the address is proved."
        />
      </Columns>
      <IdentityChoice />
      <BooleanInput
        source="keepOnlyLastFourOfAadhaar"
        label="Keep only the last four digits of Aadhaar numbers"
        helperText="Once you save, the service removes the whole numbers that it stores. They do not come back."
      />
    </Panel>
  );
}

function IdentityChoice() {
  const t = useText();
  return (
    <>
      <CheckboxGroupInput
        source="acceptedIdentities"
        label={t('Identity documents')}
        choices={IDENTITY_KINDS.map((id) => ({ id, name: t(IDENTITY_NAMES[id]) }))}
        translateChoice={false}
        parse={(chosen: string[] | undefined) => chosen ?? []}
        helperText={t(
          'A customer chooses one of them. A private business may not require Aadhaar, so accept another one too.',
        )}
      />
      <BooleanInput
        source="licenceOnly"
        label="Ask for no identity document besides the driving licence"
        helperText={false}
      />
      <BooleanInput
        source="aadhaarOffline"
        label="Read the QR code of an Aadhaar card in place of number and photo"
        helperText="Needs your registration with UIDAI and its certificates (UIDAI_CERTIFICATES). An admin still decides."
      />
      <OptionalTextInput source="ovseRegistration" label="Registration with UIDAI (OVSE)" />
    </>
  );
}
