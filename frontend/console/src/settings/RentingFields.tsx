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
        <FigureInput source="rules.bufferMinutes" label="Minutes between two bookings" />
        <FigureInput
          source="rules.holdMinutes"
          label="Minutes a car is held"
          help="While the customer pays."
        />
        <FigureInput source="rules.paidHoldMinutes" label="Minutes held after payment details" />
        <FigureInput
          source="rules.maxOpenHolds"
          label="Cars held for one customer, at most"
          help="At the same time, while they pay."
        />
        <FigureInput
          source="rules.maxUnverifiedRentals"
          label="Unverified bookings of one customer, at most"
          help="Bookings and reservations whose payment is not verified."
        />
        <FigureInput
          source="rules.paymentReplacementHours"
          label="Hours to pay again"
          help="After a rejected payment; then the booking expires."
        />
        <FigureInput source="rules.lateGraceMinutes" label="Minutes of grace at return" />
        <FigureInput source="rules.minimumAge" label="Minimum age" />
      </Columns>
    </Panel>
    <Panel title="Cancellation and documents">
      <Columns>
        <FigureInput source="cancellation.freeUntilHours" label="Full refund until (hours before pickup)" />
        <FigureInput
          source="cancellation.partUntilHours"
          label="Partial refund until (hours before pickup)"
        />
        <FigureInput source="cancellation.partPercent" label="Partial refund (percent)" />
        <FigureInput
          source="cancellation.coolingOffMinutes"
          label="Full refund within (minutes of booking)"
        />
        <WordsInput source="consentVersion" label="Consent text version" />
      </Columns>
      <BooleanInput
        source="approvalBeforeRenting"
        label="Customers rent only after their documents are approved"
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
