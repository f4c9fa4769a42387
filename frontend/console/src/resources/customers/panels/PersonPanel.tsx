import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { isErasedContact } from '@contract/customers/erased';
import { formatPhone } from '@shared/format/phone';
import { type PlainText, useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { LicenceDetails } from '../../../shared/ui/customer/LicenceDetails';
import { MaskedNumber } from '../../../shared/ui/customer/MaskedNumber';
import { ReviewFlags } from '../../../shared/ui/customer/ReviewFlags';
import { Facts } from '../../../shared/ui/Facts';
import { Panel } from '../../../shared/ui/Panel';
import { useStaffLabel } from '../../../shared/ui/staff/use-staff-label';
import { Documents } from '../Documents';

/** The customer's own data, as entered. */
export function PersonPanel({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const { address, addedBy, consent, createdAt, email, fullName, id, mobile } = customer;
  const contact: [PlainText, ReactNode][] = isErasedContact(email)
    ? []
    : [
        ['Mobile', <MuiLink href={`tel:+91${mobile}`}>{formatPhone(mobile)}</MuiLink>],
        ['E-mail', <MuiLink href={`mailto:${email}`}>{email}</MuiLink>],
      ];
  return (
    <Panel title="Customer">
      <ReviewFlags {...customer} />
      <Facts
        facts={[
          ['Name', fullName ?? t('Not registered yet')],
          ...contact,
          ['Address', address ?? t('Not provided yet')],
          [
            'Aadhaar',
            <MaskedNumber key={id} customer={customer} kind="aadhaar" masked={customer.aadhaarNumber} />,
          ],
          ['Driving licence', <LicenceDetails key={id} customer={customer} />],
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
