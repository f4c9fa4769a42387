import { Panel } from '../../shared/ui/Panel';
import { Columns, GroupsInput, LinesInput, RequiredNumberInput, RequiredTextInput } from './fields';
import { IdentityPanel } from './IdentityPanel';

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
        help="A car whose pickup location has one of these names gets a link to the map."
      >
        <RequiredTextInput source="name" label="Name" />
        <RequiredNumberInput source="latitude" label="Map: latitude" />
        <RequiredNumberInput source="longitude" label="Map: longitude" />
      </GroupsInput>
    </Panel>
    <Panel title="Payment">
      <Columns>
        <RequiredTextInput source="upi.vpa" label="UPI ID" help="Customers pay to this account." />
        <RequiredTextInput source="upi.payee" label="Payee name" />
      </Columns>
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
