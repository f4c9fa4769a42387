import { Panel } from '../ui/Panel';
import { Columns, Figure, Groups, Lines, Words } from './fields';

/** Who the business is, and how people reach it. */
export const BusinessFields = () => (
  <>
    <Panel title="Business">
      <Columns>
        <Words source="name" label="Business name" />
        <Words source="city" label="City" />
        <Words source="address" label="Address" />
        <Figure source="mapPoint.latitude" label="Map: latitude" />
        <Figure source="mapPoint.longitude" label="Map: longitude" />
        <Words source="supportEmail" label="Support e-mail" />
        <Words source="whatsapp" label="WhatsApp number" help="Digits with the country code: 919876543210." />
        <Lines source="phones" label="Phones" />
        <Lines source="emails" label="E-mails" />
      </Columns>
    </Panel>
    <Panel title="Payment">
      <Columns>
        <Words source="upi.vpa" label="UPI id" help="Customers pay to this account." />
        <Words source="upi.payee" label="Payee name" />
      </Columns>
    </Panel>
    <Panel title="Opening hours">
      <Words source="contactHours" label="Hours on the contact page" />
      <Groups source="openingHours" label="Hours in the footer">
        <Words source="days" label="Days" />
        <Words source="hours" label="Hours" />
      </Groups>
    </Panel>
  </>
);
