import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { isErasedContact } from '@contract/customers/erased';
import { type PlainText, useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { identityName } from '../../../shared/ui/customer/identity-names';
import { IdentityNumber } from '../../../shared/ui/customer/IdentityNumber';
import { LicenceDetails } from '../../../shared/ui/customer/LicenceDetails';
import { MaskedNumber } from '../../../shared/ui/customer/MaskedNumber';
import { MobileLink } from '../../../shared/ui/customer/MobileLink';
import { ReviewFlags } from '../../../shared/ui/customer/ReviewFlags';
import { Facts } from '../../../shared/ui/Facts';
import { Panel } from '../../../shared/ui/Panel';
import { useStaffLabel } from '../../../shared/ui/staff/use-staff-label';
import { TwoLines } from '../../../shared/ui/TwoLines';
import { Documents } from '../Documents';

/** The customer's own data, as entered. */
export function PersonPanel({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const {
    address,
    addedBy,
    consent,
    createdAt,
    driverRecordUntil,
    email,
    fullName,
    id,
    identity,
    mergedInto,
  } = customer;
  const contact: [PlainText, ReactNode][] = isErasedContact(email)
    ? []
    : [
        ['Mobile', <Mobile customer={customer} />],
        ['E-mail', <Email customer={customer} />],
      ];
  const driver: [PlainText, ReactNode][] = driverRecordUntil
    ? [['Driver record', <DriverRecord key={id} customer={customer} until={driverRecordUntil} />]]
    : [];
  const merged: [PlainText, ReactNode][] = mergedInto
    ? [['Merged into', <MergedInto key={id} id={mergedInto} />]]
    : [];
  return (
    <Panel title="Customer">
      <ReviewFlags {...customer} />
      <Facts
        facts={[
          ['Name', fullName ?? t('Not registered yet')],
          ...merged,
          ...contact,
          ['Address', address ?? t('Not provided yet')],
          [identityName(identity), <IdentityNumber key={id} customer={customer} />],
          ['Driving licence', <LicenceDetails key={id} customer={customer} />],
          ...driver,
          ['Documents', <Documents customer={customer} />],
          [
            'Consent',
            consent
              ? t('{when}, text of {version}', { when: formatInstant(consent.at), version: consent.version })
              : t('Not provided yet'),
          ],
          ['Account opened', formatInstant(createdAt)],
          ['Added by', addedBy ? staffLabel(addedBy) : t('The customer')],
        ]}
      />
    </Panel>
  );
}

function DriverRecord({ customer, until }: { customer: ConsoleCustomerDetails; until: string }) {
  const t = useText();
  return (
    <MaskedNumber
      customer={customer}
      kind="driver"
      masked={t('For traffic fines, until {when}', { when: formatInstant(until) })}
    />
  );
}

function MergedInto({ id }: { id: number }) {
  const t = useText();
  const pathOf = useCreatePath();
  return <Link to={pathOf({ resource: 'customers', type: 'show', id })}>{t('Customer {id}', { id })}</Link>;
}

function Mobile({ customer: { mobile, mobileProof } }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const proof =
    mobileProof &&
    t(mobileProof.by === 'SMS' ? 'Proved by the customer, {when}' : 'Proved to our team, {when}', {
      when: formatInstant(mobileProof.at),
    });
  return <TwoLines wrap main={<MobileLink mobile={mobile} />} below={mobile && (proof ?? t('Not proved'))} />;
}

function Email({ customer: { email, emailMove, emailUnproved } }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const move =
    emailMove &&
    t('Changes to {email}, {when}, unless the customer signs in', {
      email: emailMove.email,
      when: formatInstant(emailMove.at),
    });
  const unproved = emailUnproved ? t('Not proved: the account shows nothing about the person') : '';
  return (
    <TwoLines wrap main={<MuiLink href={`mailto:${email}`}>{email}</MuiLink>} below={move ?? unproved} />
  );
}
