import { Panel } from '../ui/Panel';
import { Columns, FigureInput, GroupsInput, LinesInput, WordsInput } from './fields';

export const BusinessFields = () => (
  <>
    <Panel title="Business">
      <Columns>
        <WordsInput source="name" label="Business name" />
        <WordsInput source="city" label="City" />
        <WordsInput source="address" label="Address" />
        <FigureInput source="mapPoint.latitude" label="Map: latitude" />
        <FigureInput source="mapPoint.longitude" label="Map: longitude" />
        <WordsInput source="supportEmail" label="Support e-mail" />
        <WordsInput
          source="whatsapp"
          label="WhatsApp number"
          help="Digits with the country code: 919876543210."
        />
        <LinesInput source="phones" label="Phones" />
        <LinesInput source="emails" label="E-mails" />
      </Columns>
    </Panel>
    <Panel title="Payment">
      <Columns>
        <WordsInput source="upi.vpa" label="UPI ID" help="Customers pay to this account." />
        <WordsInput source="upi.payee" label="Payee name" />
      </Columns>
    </Panel>
    <Panel title="Opening hours">
      <WordsInput source="contactHours" label="Hours on the contact page" />
      <GroupsInput source="openingHours" label="Hours in the footer">
        <WordsInput source="days" label="Days" />
        <WordsInput source="hours" label="Hours" />
      </GroupsInput>
    </Panel>
  </>
);
