import { DayInput } from '../../shared/ui/forms/DayInput';
import { BooleanInput } from '../../shared/ui/forms/inputs';
import { Panel } from '../../shared/ui/Panel';
import { Columns, OptionalTextInput } from './fields';

/** The legal details of the business. The site omits empty ones. */
export const IdentityPanel = () => (
  <Panel title="Legal details">
    <Columns>
      <OptionalTextInput
        source="legalName"
        label="Legal name"
        help="As registered. Empty values are not shown."
      />
      <OptionalTextInput source="gstin" label="GSTIN" help="15 characters." />
      <OptionalTextInput source="operatorLicence.number" label="Operator licence: number" />
      <OptionalTextInput source="operatorLicence.authority" label="Operator licence: issued by" />
      <DayInput
        source="operatorLicence.validUntil"
        label="Operator licence: valid until"
        parse={(text: string) => text}
        helperText={false}
      />
      <OptionalTextInput
        source="grievanceOfficer.name"
        label="Grievance officer: name"
        help="Production does not start without an officer."
      />
      <OptionalTextInput source="grievanceOfficer.designation" label="Grievance officer: designation" />
      <OptionalTextInput source="grievanceOfficer.phone" label="Grievance officer: phone" />
      <OptionalTextInput source="grievanceOfficer.email" label="Grievance officer: e-mail" />
    </Columns>
    <BooleanInput
      source="complaintBook"
      label="Complaint book (Form 7)"
      helperText="Each new complaint gets a numbered page to print in three copies. Send the duplicate to the licensing authority within 3 days."
    />
  </Panel>
);
