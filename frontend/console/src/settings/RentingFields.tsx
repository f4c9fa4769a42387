import { BooleanInput } from 'react-admin';
import { Panel } from '../ui/Panel';
import { Columns, Figure, Groups, Time, Words } from './fields';

/** When and how the city rents, and what it charges beside the price of a car. */
export const RentingFields = () => (
  <>
    <Panel title="Fees and discounts">
      <Columns>
        <Figure source="fare.washingFee" label="Washing fee (₹)" />
        <Figure source="fare.convenienceFee" label="Convenience fee (₹)" help="On reservations only." />
        <Figure source="fare.damageInsurance" label="Damage insurance (₹)" />
        <Figure source="lateFeePerHour" label="Late fee per hour (₹)" />
      </Columns>
      <Groups source="fare.discounts" label="Discounts">
        <Figure source="fromDays" label="From days" />
        <Figure source="percent" label="Percent" />
      </Groups>
    </Panel>
    <Panel title="Rental windows and limits">
      <Columns>
        <Time source="rules.pickupFrom" label="First pickup" />
        <Time source="rules.pickupTo" label="Last pickup" />
        <Time source="rules.returnFrom" label="First return" />
        <Time source="rules.returnTo" label="Last return" />
        <Figure source="rules.maxAdvanceDays" label="Days ahead, at most" />
        <Figure source="rules.maxLengthDays" label="Days long, at most" />
        <Figure source="rules.minLeadMinutes" label="Minutes until pickup, at least" />
        <Figure source="rules.bufferMinutes" label="Minutes between two rentals" />
        <Figure source="rules.holdMinutes" label="Minutes a car is held" help="While the customer pays." />
        <Figure source="rules.paidHoldMinutes" label="Minutes held once paid" />
        <Figure source="rules.lateGraceMinutes" label="Minutes of grace at return" />
        <Figure source="rules.minimumAge" label="Minimum age" />
      </Columns>
    </Panel>
    <Panel title="Cancellation and papers">
      <Columns>
        <Figure source="cancellation.freeUntilHours" label="All back until (hours before)" />
        <Figure source="cancellation.partUntilHours" label="Part back until (hours before)" />
        <Figure source="cancellation.partPercent" label="Part back (percent)" />
        <Figure source="cancellation.coolingOffMinutes" label="All back within (minutes of renting)" />
        <Words source="consentVersion" label="Consent text version" />
      </Columns>
      <BooleanInput
        source="approvalBeforeRenting"
        label="Customers rent only after their papers are approved"
        helperText={false}
      />
      <BooleanInput
        source="keepOnlyLastFourOfAadhaar"
        label="Keep only the last four digits of Aadhaar numbers"
        helperText={false}
      />
    </Panel>
  </>
);
