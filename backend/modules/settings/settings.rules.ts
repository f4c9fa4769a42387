import { minutesOf } from '../../contract/calendar.js';
import { VEHICLE_TYPE_LABELS, VEHICLE_TYPES } from '../../contract/fleet/vehicles.js';
import { type FieldProblem, messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { formatRupees, rupees } from '../../contract/money.js';
import type { UpiKind } from '../../contract/payments/ways-to-pay.js';
import { MIN_PHOTO_POINTS } from '../../contract/rentals/inspection-points.js';
import { tooFewPhotos } from '../../contract/rentals/inspection-points.rules.js';
import type { EditableSettings } from '../../contract/settings.js';

type SettingsRule = (settings: EditableSettings) => FieldProblem | null;

const pickupWindow: SettingsRule = ({ rules }) =>
  minutesOf(rules.pickupTo) < minutesOf(rules.pickupFrom)
    ? { field: 'settings.rules.pickupTo', message: messageOf(officeMessages, 'pickupOrder') }
    : null;

const returnWindow: SettingsRule = ({ rules }) =>
  minutesOf(rules.returnTo) < minutesOf(rules.returnFrom)
    ? { field: 'settings.rules.returnTo', message: messageOf(officeMessages, 'returnOrder') }
    : null;

const policyDecreases: SettingsRule = ({ cancellation }) =>
  cancellation.partUntilHours > cancellation.freeUntilHours
    ? {
        field: 'settings.cancellation.partUntilHours',
        message: messageOf(officeMessages, 'refundOrder'),
      }
    : null;

const discountsRise: SettingsRule = ({ fare }) => {
  const wrong = fare.discounts.findIndex((tier, index) => {
    const before = fare.discounts[index - 1];
    return before !== undefined && (tier.fromDays <= before.fromDays || tier.percent < before.percent);
  });
  return wrong > 0
    ? {
        field: `settings.fare.discounts.${wrong}.fromDays`,
        message: messageOf(officeMessages, 'discountOrder'),
      }
    : null;
};

const licenceComplete: SettingsRule = ({ operatorLicence }) =>
  missingOne('operatorLicence', operatorLicence, 'completeLicence');

const MAX_UPI_LIMIT: Record<UpiKind, number> = {
  UNKNOWN: 100_000,
  PERSONAL: 100_000,
  UNVERIFIED: 100_000,
  VERIFIED: 500_000,
};

const upiLimit: SettingsRule = ({ upi }) =>
  upi.limit > MAX_UPI_LIMIT[upi.kind]
    ? {
        field: 'settings.upi.limit',
        message: messageOf(officeMessages, 'upiLimit', {
          max: formatRupees(rupees(MAX_UPI_LIMIT[upi.kind])),
        }),
      }
    : null;

const bankComplete: SettingsRule = ({ upi }) => missingOne('upi.bank', upi.bank, 'completeBank');

const officerComplete: SettingsRule = ({ grievanceOfficer }) =>
  missingOne('grievanceOfficer', grievanceOfficer, 'completeOfficer');

/** Requires the identity of the seller, and a code and a rate for every type of car, if GST is enabled. */
const gstComplete: SettingsRule = ({ gst, legalName, gstin }) => {
  if (!gst.enabled) return null;
  const missing = [
    legalName === '' && 'legalName',
    gstin === '' && 'gstin',
    ...VEHICLE_TYPES.flatMap((type) => [
      gst.services[type].sac === '' && `gst.services.${type}.sac`,
      gst.services[type].rate === null && `gst.services.${type}.rate`,
    ]),
  ].find((field) => field !== false);
  return missing === undefined
    ? null
    : { field: `settings.${missing}`, message: messageOf(officeMessages, 'gstComplete') };
};

/** Refuses a group of texts that is neither empty nor complete, at its first empty text. */
function missingOne(
  group: string,
  texts: object,
  key: 'completeLicence' | 'completeOfficer' | 'completeBank',
): FieldProblem | null {
  const entries = Object.entries(texts);
  const missing = entries.find(([, text]) => text === '');
  return missing && entries.some(([, text]) => text !== '')
    ? { field: `settings.${group}.${missing[0]}`, message: messageOf(officeMessages, key) }
    : null;
}

const identityAccepted: SettingsRule = ({ acceptedIdentities, licenceOnly }) =>
  acceptedIdentities.length === 0 && !licenceOnly
    ? { field: 'settings.acceptedIdentities', message: messageOf(officeMessages, 'identityAccepted') }
    : null;

/** Refuses duplicate keys, because handover records are compared by the keys of their points. */
const pointsOnce: SettingsRule = ({ inspectionPoints: points }) => {
  const again = points.findIndex(({ key }, index) => points.findIndex((one) => one.key === key) < index);
  return again < 0
    ? null
    : { field: `settings.inspectionPoints.${again}.key`, message: messageOf(officeMessages, 'pointTwice') };
};

/** Requires enough photos of each type of car before and after the trip, as evidence of damage. */
const enoughPhotos: SettingsRule = ({ inspectionPoints }) => {
  const few = tooFewPhotos(inspectionPoints);
  if (few === null) return null;
  const key = few.kind === 'HANDOVER' ? 'handoverPhotos' : 'returnPhotos';
  const values = { min: MIN_PHOTO_POINTS, type: VEHICLE_TYPE_LABELS[few.carType] };
  return { field: 'settings.inspectionPoints', message: messageOf(officeMessages, key, values) };
};

const RULES: readonly SettingsRule[] = [
  pickupWindow,
  returnWindow,
  policyDecreases,
  discountsRise,
  licenceComplete,
  officerComplete,
  upiLimit,
  bankComplete,
  gstComplete,
  identityAccepted,
  pointsOnce,
  enoughPhotos,
];

/** Finds contradictions between fields that are valid on their own. */
export function refuseSettings(settings: EditableSettings): FieldProblem[] {
  return RULES.map((rule) => rule(settings)).filter((error) => error !== null);
}
