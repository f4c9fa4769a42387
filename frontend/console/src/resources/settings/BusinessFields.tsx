import { required } from 'react-admin';
import { UPI_KINDS, type UpiKind } from '@contract/payments/ways-to-pay';
import type { PlainText } from '../../shared/i18n';
import { DayInput } from '../../shared/ui/forms/DayInput';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { Panel } from '../../shared/ui/Panel';
import {
  Columns,
  GroupsInput,
  LinesInput,
  OptionalTextInput,
  RequiredNumberInput,
  RequiredTextInput,
} from './fields';
import { IdentityPanel } from './IdentityPanel';

const KIND_NAMES: Record<UpiKind, PlainText> = {
  UNKNOWN: 'Not known',
  PERSONAL: 'Personal account',
  UNVERIFIED: 'Merchant, not verified',
  VERIFIED: 'Verified merchant',
};
const UPI_CHOICES = UPI_KINDS.map((id) => ({ id, name: KIND_NAMES[id] }));

const HolidaysPanel = () => (
  <Panel title="Holidays">
    <GroupsInput
      source="holidays"
      label="Days"
      help="Working days are Monday to Saturday, without these days."
    >
      <DayInput source="day" label="Day" validate={required()} parse={(text: string) => text} />
      <RequiredTextInput source="name" label="Name" />
    </GroupsInput>
  </Panel>
);

const PaymentPanels = () => (
  <>
    <HolidaysPanel />
    <Panel title="Payment">
      <Columns>
        <RequiredTextInput source="upi.vpa" label="UPI ID" help="Customers pay to this account." />
        <RequiredTextInput source="upi.payee" label="Payee name" />
        <SelectInput
          source="upi.kind"
          label="Kind of UPI account"
          choices={UPI_CHOICES}
          helperText="As your bank or payment app calls it. Decides which ways of paying customers are offered."
        />
        <RequiredNumberInput
          source="upi.limit"
          label="Maximum per UPI payment (₹)"
          help="Up to 1,00,000; verified merchants up to 5,00,000."
        />
        <OptionalTextInput
          source="upi.bank.holder"
          label="Bank account: holder"
          help="For transfers above the maximum; empty for none."
        />
        <OptionalTextInput source="upi.bank.number" label="Bank account: number" />
        <OptionalTextInput source="upi.bank.ifsc" label="Bank account: IFSC" />
      </Columns>
    </Panel>
  </>
);

export const BusinessFields = () => (
  <>
    <Panel title="Business">
      <Columns>
        <RequiredTextInput source="name" label="Business name" />
        <RequiredTextInput source="city" label="City" />
        <RequiredTextInput source="address" label="Address" />
        <RequiredNumberInput source="mapPoint.latitude" label="Map: latitude" />
        <RequiredNumberInput source="mapPoint.longitude" label="Map: longitude" />
        <RequiredTextInput source="supportEmail" label="Support e-mail" />
        <RequiredTextInput
          source="whatsapp"
          label="WhatsApp number"
          help="Digits with the country code: 919876543210."
        />
        <LinesInput source="phones" label="Phones" />
        <LinesInput source="emails" label="E-mails" />
      </Columns>
    </Panel>
    <IdentityPanel />
    <Panel title="Pickup locations on the map">
      <GroupsInput
        source="pickupPlaces"
        label="Pickup locations on the map"
        help="A car whose pickup location has one of these names gets its address, hours and a link to the map."
      >
        <RequiredTextInput source="name" label="Name" />
        <RequiredNumberInput source="latitude" label="Map: latitude" />
        <RequiredNumberInput source="longitude" label="Map: longitude" />
        <OptionalTextInput source="address" label="Street and landmark" />
        <OptionalTextInput source="hours" label="Hours" />
      </GroupsInput>
    </Panel>
    <PaymentPanels />
    <Panel title="Messages">
      <RequiredNumberInput
        source="rules.customerSmsPerDay"
        label="Maximum SMS to customers a day"
        help="To customers who chose SMS beside e-mail. 0: none."
      />
      <RequiredNumberInput
        source="rules.mobileCodesPerDay"
        label="Maximum SMS with codes to customers a day"
        help="To prove a mobile number or to change an e-mail address. 0: none."
      />
      <OptionalTextInput
        source="dutyPhone"
        label="Phone on duty"
        help="A mobile number that gets an SMS for a refused car, and for a pickup within 3 hours of its booking. Empty: none."
      />
    </Panel>
    <Panel title="Opening hours">
      <RequiredTextInput source="contactHours" label="Hours on the contact page" />
      <GroupsInput source="openingHours" label="Hours in the footer">
        <RequiredTextInput source="days" label="Days" />
        <RequiredTextInput source="hours" label="Hours" />
      </GroupsInput>
    </Panel>
  </>
);
