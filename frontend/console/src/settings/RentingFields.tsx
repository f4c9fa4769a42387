import { BooleanInput } from 'react-admin';
import { Panel } from '../ui/Panel';
import { Columns, FigureInput, GroupsInput, TimeInput, WordsInput } from './fields';

export const RentingFields = () => (
  <>
    <Panel title="Fees and discounts">
      <Columns>
        <FigureInput source="fare.washingFee" label="Washing fee (₹)" />
        <FigureInput source="fare.convenienceFee" label="Convenience fee (₹)" help="On reservations only." />
        <FigureInput source="fare.damageInsurance" label="Damage insurance (₹)" />
        <FigureInput source="lateFeePerHour" label="Late fee per hour (₹)" />
      </Columns>
      <GroupsInput source="fare.discounts" label="Discounts">
        <FigureInput source="fromDays" label="From days" />
        <FigureInput source="percent" label="Percent" />
      </GroupsInput>
    </Panel>
    <Panel title="Rental windows and limits">
      <Columns>
        <TimeInput source="rules.pickupFrom" label="First pickup" />
        <TimeInput source="rules.pickupTo" label="Last pickup" />
        <TimeInput source="rules.returnFrom" label="First return" />
        <TimeInput source="rules.returnTo" label="Last return" />
        <FigureInput source="rules.maxAdvanceDays" label="Days ahead, at most" />
        <FigureInput source="rules.maxLengthDays" label="Days long, at most" />
        <FigureInput source="rules.minLeadMinutes" label="Minutes until pickup, at least" />
        <FigureInput source="rules.bufferMinutes" label="Minutes between two rentals" />
        <FigureInput
          source="rules.holdMinutes"
          label="Minutes a car is held"
          help="While the customer pays."
        />
        <FigureInput source="rules.paidHoldMinutes" label="Minutes held once paid" />
        <FigureInput
          source="rules.maxOpenHolds"
          label="Cars held for one customer, at most"
          help="At the same time, while they pay."
        />
        <FigureInput
          source="rules.maxUnverifiedRentals"
          label="Unverified rentals of one customer, at most"
          help="Bookings and reservations whose payment nobody has verified."
        />
        <FigureInput
          source="rules.paymentReplacementHours"
          label="Hours to pay again"
          help="After a rejected payment; then the rental expires."
        />
        <FigureInput source="rules.lateGraceMinutes" label="Minutes of grace at return" />
        <FigureInput source="rules.minimumAge" label="Minimum age" />
      </Columns>
    </Panel>
    <Panel title="Cancellation and papers">
      <Columns>
        <FigureInput source="cancellation.freeUntilHours" label="All back until (hours before)" />
        <FigureInput source="cancellation.partUntilHours" label="Part back until (hours before)" />
        <FigureInput source="cancellation.partPercent" label="Part back (percent)" />
        <FigureInput source="cancellation.coolingOffMinutes" label="All back within (minutes of renting)" />
        <WordsInput source="consentVersion" label="Consent text version" />
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
