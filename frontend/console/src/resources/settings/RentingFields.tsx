import { CANCELLATION_SYMMETRIES, type CancellationSymmetry } from '@contract/rentals/symmetry';
import type { PlainText } from '../../shared/i18n';
import { BooleanInput } from '../../shared/ui/forms/inputs';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { Panel } from '../../shared/ui/Panel';
import { DepositsPanel } from './DepositsPanel';
import { Columns, GroupsInput, RequiredNumberInput, RequiredTextInput, TimeInput } from './fields';
import { FuelPricesPanel } from './FuelPricesPanel';
import { GstPanel } from './GstPanel';
import { InspectionPointsPanel } from './InspectionPointsPanel';
import { ProtectionPanel } from './ProtectionPanel';
import { VehicleDocumentsFields } from './VehicleDocumentsFields';

const FarePanel = () => (
  <Panel title="Fees and discounts">
    <Columns>
      <RequiredNumberInput source="fare.washingFee" label="Washing fee (₹)" />
      <RequiredNumberInput
        source="fare.convenienceFee"
        label="Convenience fee (₹)"
        help="On reservations only."
      />
      <RequiredNumberInput source="fare.damageInsurance" label="Damage insurance (₹)" />
      <RequiredNumberInput source="lateFeePerHour" label="Late fee per hour (₹)" />
    </Columns>
    <GroupsInput source="fare.discounts" label="Discounts">
      <RequiredNumberInput source="fromDays" label="From days" />
      <RequiredNumberInput source="percent" label="Percent" />
    </GroupsInput>
  </Panel>
);

const ChargesPanel = () => (
  <Panel title="Other costs">
    <Columns>
      <RequiredNumberInput
        source="charges.refuelFee"
        label="Refuelling fee (₹)"
        help="In addition to the missing fuel; 0 for none."
      />
      <RequiredNumberInput
        source="charges.challanFee"
        label="Challan handling fee (₹)"
        help="In addition to the fine; 0 for none."
      />
      <RequiredNumberInput
        source="charges.damageLimit"
        label="Maximum for each damage (₹)"
        help="0: the customer pays the whole repair."
      />
      <RequiredNumberInput
        source="charges.kmPerDay"
        label="Kilometres included per day"
        help="0 for no limit."
      />
      <RequiredNumberInput source="charges.extraKmFee" label="Each additional kilometre (₹)" />
    </Columns>
    <BooleanInput source="charges.fuelIncluded" label="Fuel is included in the fare" helperText={false} />
    <BooleanInput
      source="charges.tollsIncluded"
      label="Tolls, parking and state taxes are included in the fare"
      helperText={false}
    />
  </Panel>
);

/** Limits of the changes of state that staff record. */
const StateMinutes = () => (
  <>
    <RequiredNumberInput
      source="rules.noShowAfterMinutes"
      label="Minutes until a no-show"
      help="After the pickup time; then staff can mark a no-show."
    />
    <RequiredNumberInput
      source="rules.customerMarkMinutes"
      label="Minutes to add marks"
      help="After the handover; until then the customer can add damage that staff did not note."
    />
    <RequiredNumberInput
      source="rules.secondInspectionHours"
      label="Hours for a second inspection"
      help="After a return in the dark, in the rain or with a dirty car."
    />
    <RequiredNumberInput
      source="rules.odometerJumpKm"
      label="Usual kilometres a day"
      help="Staff check and confirm an odometer that rose by more since its last reading."
    />
    <RequiredNumberInput
      source="rules.undoMinutes"
      label="Minutes to undo"
      help="A change of state that staff recorded by mistake. Admins have a day for a no-show or a cancellation."
    />
    <RequiredNumberInput
      source="rules.refusalReplyMinutes"
      label="Minutes to answer a refused car"
      help="After that a customer who does not accept the car can cancel and gets everything back."
    />
  </>
);

/** Limits of the settlement after the return. */
const SettlementLimits = () => (
  <>
    <RequiredNumberInput
      source="rules.deskSettlementLimit"
      label="Settlements by custom admins up to (₹)"
      help="Without damage and credit; an admin sends the others."
    />
    <RequiredNumberInput source="rules.maxCleaning" label="Charge for cleaning, at most (₹)" />
    <RequiredNumberInput
      source="rules.lastChargeDays"
      label="Days to charge after the return"
      help="Later the charges that you added are removed from the settlement."
    />
    <RequiredNumberInput
      source="rules.lastChallanDays"
      label="Days to charge tolls and challans"
      help="After the return, at most 180: who drove is kept that long."
    />
    <RequiredNumberInput source="rules.settlementPayDays" label="Days to pay a settlement" />
    <RequiredNumberInput
      source="rules.disputeDays"
      label="Days to answer a dispute"
      help="After that the disputed charges are withdrawn."
    />
    <BooleanInput
      source="blockDebtors"
      label="No further rental with a debt"
      helperText="A customer who owes a settlement past its last day cannot hold a car."
    />
  </>
);

const UnverifiedPayments = () => (
  <>
    <RequiredNumberInput
      source="rules.maxUnverifiedRentals"
      label="Maximum unverified bookings of one customer"
      help="Bookings and reservations whose payment is not verified."
    />
    <RequiredNumberInput
      source="rules.paymentReplacementHours"
      label="Hours to pay again"
      help="After a rejected payment; then the booking expires."
    />
  </>
);

const RulesPanel = () => (
  <Panel title="Rental windows and limits">
    <Columns>
      <TimeInput source="rules.pickupFrom" label="First pickup" />
      <TimeInput source="rules.pickupTo" label="Last pickup" />
      <TimeInput source="rules.returnFrom" label="First return" />
      <TimeInput source="rules.returnTo" label="Last return" />
      <RequiredNumberInput source="rules.maxAdvanceDays" label="Maximum days in advance" />
      <RequiredNumberInput source="rules.maxLengthDays" label="Maximum length (days)" />
      <RequiredNumberInput source="rules.minLeadMinutes" label="Minimum minutes until pickup" />
      <RequiredNumberInput source="rules.bufferMinutes" label="Minutes between two bookings" />
      <RequiredNumberInput
        source="rules.holdMinutes"
        label="Minutes a car is held"
        help="While the customer pays."
      />
      <RequiredNumberInput source="rules.paidHoldMinutes" label="Minutes held after payment details" />
      <RequiredNumberInput
        source="rules.maxOpenHolds"
        label="Maximum cars held for one customer"
        help="At the same time, while they pay."
      />
      <UnverifiedPayments />
      <RequiredNumberInput
        source="rules.overdueAheadMinutes"
        label="Minutes that an overdue car stays taken"
        help="From now, until its return is recorded."
      />
      <StateMinutes />
      <SettlementLimits />
      <RequiredNumberInput
        source="rules.maxCashReceipt"
        label="Maximum cash at a time (₹)"
        help="For one payment at the counter."
      />
      <RequiredNumberInput source="rules.lateGraceMinutes" label="Minutes of grace at return" />
      <RequiredNumberInput source="rules.minimumAge" label="Minimum age" />
      <RequiredNumberInput
        source="rules.documentCheckHours"
        label="Hours to decide on documents"
        help="Customers read that their documents are verified within this time."
      />
      <RequiredNumberInput
        source="rules.renewalDays"
        label="Days to send documents again"
        help="An approved customer who sends no requested document by then loses the approval."
      />
    </Columns>
    <BooleanInput
      source="plainTrip"
      label="Admins can record pickup and return without the form"
      helperText="With a reason. Fuel, kilometres and damage of such a trip cannot be charged."
    />
  </Panel>
);

const SYMMETRY_NAMES: Record<CancellationSymmetry, PlainText> = {
  PAY_SAME: 'Full refund, and what the customer would have lost',
  NO_FEE: 'Full refund, and customers cancel free of charge too',
  OFF: 'Full refund, nothing more',
};
const SYMMETRY_CHOICES = CANCELLATION_SYMMETRIES.map((id) => ({ id, name: SYMMETRY_NAMES[id] }));

const CancellationPanel = () => (
  <Panel title="Cancellation and documents">
    <Columns>
      <RequiredNumberInput
        source="cancellation.freeUntilHours"
        label="Full refund until (hours before pickup)"
      />
      <RequiredNumberInput
        source="cancellation.partUntilHours"
        label="Partial refund until (hours before pickup)"
      />
      <RequiredNumberInput source="cancellation.partPercent" label="Partial refund (percent)" />
      <RequiredNumberInput
        source="cancellation.coolingOffMinutes"
        label="Full refund within (minutes of booking)"
      />
      <SelectInput
        source="cancellation.symmetry"
        label="If you cancel"
        choices={SYMMETRY_CHOICES}
        helperText="Customers read this before they pay. Ask a professional which one the e-commerce rules require."
      />
      <RequiredNumberInput
        source="cancellation.compensationCap"
        label="Maximum compensation (₹)"
        help="Besides the refund, if you cancel; 0: no limit."
      />
      <RequiredNumberInput
        source="cancellation.noShowKeepPercent"
        label="Kept of the fare at a no-show (percent)"
        help="The rest is refunded."
      />
      <RequiredNumberInput
        source="cancellation.earlyReturnPercent"
        label="Refunded of unused time (percent)"
        help="If the customer brings the car back early; 0 for none."
      />
      <RequiredNumberInput
        source="rules.refundWorkingDays"
        label="Working days to send a refund"
        help="Customers read that refunds are sent within this time."
      />
      <RequiredTextInput source="consentVersion" label="Consent text version" />
    </Columns>
    <BooleanInput
      source="approvalBeforeRenting"
      label="Customers rent only after their documents are approved"
      helperText={false}
    />
  </Panel>
);

export const RentingFields = () => (
  <>
    <FarePanel />
    <ChargesPanel />
    <FuelPricesPanel />
    <DepositsPanel />
    <GstPanel />
    <RulesPanel />
    <VehicleDocumentsFields />
    <InspectionPointsPanel />
    <CancellationPanel />
    <ProtectionPanel />
  </>
);
