import { BusinessIdentity } from './business-identity.js';
import type { Day } from './calendar.js';
import type { IdentityKind } from './customers/identity-documents.js';
import type { LicenceDetailRule } from './customers/licence.js';
import type { VehicleDocumentType } from './fleet/vehicle-documents.js';
import type { Rupees } from './money.js';
import { GstSettings } from './payments/gst.js';
import type { UpiKind } from './payments/ways-to-pay.js';
import type { Charges } from './rentals/charges.js';
import type { FareRules } from './rentals/fare.js';
import { InspectionPointSetting } from './rentals/inspection-points.js';
import { type PublicRules, RentingRules } from './rentals/rental-period.js';
import type { CancellationSymmetry } from './rentals/symmetry.js';

export class MapPoint {
  /** @example 18.5246 */
  latitude: number;
  /** @example 73.8415 */
  longitude: number;
}

export class PickupPlace extends MapPoint {
  /** @example Shivajinagar */
  name: string;
  /** Street and landmark. @example "12 Fergusson College Road, opposite the museum" */
  address?: string;
  /** Opening hours of the location. @example "7:00 AM to 10:00 PM" */
  hours?: string;
}

/** A day on which the office is closed. */
export class Holiday {
  /** @example 2026-11-09 */
  day: Day;
  /** @example Diwali */
  name: string;
}

export class OpeningHours {
  /** @example "Monday to Saturday" */
  days: string;
  /** @example 07:00-22:00 */
  hours: string;
}

export class Counters {
  /** @example 990 */
  rentouts: number;
  /** @example 230 */
  centres: number;
  /** @example 660 */
  customers: number;
}

export class Testimonial {
  /** @example "Asha, Kothrud" */
  name: string;
  /** @example "The car was clean and ready when I came. Returning it took three minutes." */
  text: string;
}

export class TeamMember {
  /** @example Operations */
  name: string;
  /** @example "Hands over your car and takes it back" */
  role: string;
}

export class AppLinks {
  playStore: string | null;
  appStore: string | null;
}

export class NewsletterTexts {
  /** @example "50% off for one month" */
  title: string;
  /** @example "Subscribe and hear first about offers and new cars." */
  text: string;
}

export class CancellationPolicy {
  /**
   * Full refund until this many hours before the pickup.
   * @example 48
   */
  freeUntilHours: number;
  /**
   * Partial refund until this many hours before the pickup.
   * @example 24
   */
  partUntilHours: number;
  /** @example 50 */
  partPercent: number;
  /**
   * Full refund within this many minutes of renting, if the pickup is further away than `partUntilHours`.
   * @example 60
   */
  coolingOffMinutes: number;
  /**
   * PAY_SAME: if the business cancels a confirmed rental, it also pays the amount that the customer would have lost by
   * cancelling then. NO_FEE: a full refund after any cancellation before the pickup. OFF: no compensation if the
   * business cancels. Absent in terms from before this setting, which means OFF.
   * @example PAY_SAME
   */
  symmetry?: CancellationSymmetry;
  /**
   * Maximum that PAY_SAME pays besides the refund, in whole rupees; 0 for no limit. Absent in terms from before this
   * setting.
   * @example 0
   */
  compensationCap?: number;
  /**
   * The percentage of the fare that is kept if the customer does not pick up the car. Absent in terms from before this
   * setting, which means 100.
   * @example 100
   */
  noShowKeepPercent?: number;
  /**
   * If the customer returns the car early, this percentage of the difference between the fare and the fare of the time
   * used is refunded. Absent in terms from before this setting, which means 0.
   * @example 0
   */
  earlyReturnPercent?: number;
}

/** Settings that are public and that the operator edits. */
export class SharedSettings extends BusinessIdentity {
  /** @example "Pune City Cars" */
  name: string;
  /** @example Pune */
  city: string;
  /** @example "12 Fergusson College Road, Shivajinagar, Pune 411005" */
  address: string;
  mapPoint: MapPoint;
  /**
   * The pickup locations, at which cars are handed over.
   * @example [{ "name": "Shivajinagar", "latitude": 18.5308, "longitude": 73.8475 }]
   */
  pickupPlaces: PickupPlace[];
  /** @example ["+91 90000 00001", "+91 90000 00002"] */
  phones: string[];
  /** @example ["hello@example.com"] */
  emails: string[];
  /** @example support@example.com */
  supportEmail: string;
  /**
   * The digits with the country code, for a chat link.
   * @example 919000000001
   */
  whatsapp: string;
  /** @example [{ "days": "Monday to Saturday", "hours": "07:00-22:00" }, { "days": "Sunday", "hours": "07:00-16:00" }] */
  openingHours: OpeningHours[];
  /** @example "Monday to Saturday 10 AM to 6 PM" */
  contactHours: string;
  fare: FareRules;
  /** @example 300 */
  lateFeePerHour: Rupees;
  charges: Charges;
  cancellation: CancellationPolicy;
  /** @example false */
  approvalBeforeRenting: boolean;
  /**
   * Whether the form requires the details of the driving licence, so that no car is handed over without them.
   * @example optional
   */
  licenceDetails: LicenceDetailRule;
  /**
   * The identity documents to choose from; one is enough. Empty only with `licenceOnly`.
   * @example ["AADHAAR", "PASSPORT", "VOTER_ID"]
   */
  acceptedIdentities: IdentityKind[];
  /**
   * If true, customers send only the driving licence and no identity document.
   * @example false
   */
  licenceOnly: boolean;
  /**
   * If true, the Secure QR code of an Aadhaar card replaces its number and photo. False in the public settings if the
   * server has no certificates of UIDAI.
   * @example false
   */
  aadhaarOffline: boolean;
  /**
   * Whether the desk needs the code sent to the e-mail address before it can add a customer.
   * @example required
   */
  deskEmailProof: DeskEmailProof;
  counters: Counters;
  testimonials: Testimonial[];
  team: TeamMember[];
  appLinks: AppLinks;
  newsletter: NewsletterTexts;
  /** @example 2026-11 */
  consentVersion: string;
}

/** Mail server, SMS gateway, WhatsApp of Meta, and the object store for files. */
const RECEIVERS = ['MAIL', 'SMS', 'WHATSAPP', 'STORE'] as const;
export type Receiver = (typeof RECEIVERS)[number];

/** The public settings of the business: the response of `GET /api/settings`. */
export class PublicSettings extends SharedSettings {
  /**
   * URL of a map tile, with `{z}`, `{x}` and `{y}`; null if there is no map of the pickup locations.
   * @example https://tile.openstreetmap.org/{z}/{x}/{y}.png
   */
  mapTiles: string | null;
  /**
   * Whether the forms ask for the last four digits of an Aadhaar number and a masked copy. They also accept a whole
   * number.
   * @example false
   */
  aadhaarLastFour: boolean;
  /**
   * True if visitors of the service can read the messages to customers.
   * @example false
   */
  isDemonstration: boolean;
  /**
   * The third-party services that receive data of customers. They follow from the configuration of the server.
   * @example ["MAIL", "SMS"]
   */
  receivers: Receiver[];
  rules: PublicRules;
  /**
   * The version of the charges, the late fee and the cancellation policy; it differs after any change of them.
   * @example mJ2rX0_4kQd8bTfA
   */
  termsVersion: string;
}

/** For transfers above the limit of the UPI account. Empty texts if there is none. */
export class BankAccount {
  /** @example "Pune City Cars Private Limited" */
  holder: string;
  /** @example "50100012345678" */
  number: string;
  /** @example HDFC0000123 */
  ifsc: string;
}

export class UpiAccount {
  /** @example punecitycars@example */
  vpa: string;
  /** @example "Pune City Cars" */
  payee: string;
  /**
   * The kind of UPI account, which decides the offered ways of paying.
   * @example UNKNOWN
   */
  kind: UpiKind;
  /**
   * Rupees that the account accepts in one payment.
   * @example 100000
   */
  limit: Rupees;
  bank: BankAccount;
}

export const PROTECTIONS = ['demo', 'production'] as const;
export type Protection = (typeof PROTECTIONS)[number];

export const DESK_EMAIL_PROOFS = ['optional', 'required'] as const;
export type DeskEmailProof = (typeof DESK_EMAIL_PROOFS)[number];

export class EditableRules extends RentingRules {
  /**
   * The maximum number of live holds of one customer.
   * @example 2
   */
  maxOpenHolds: number;
  /**
   * The maximum of live holds of a customer without approved documents, a proved mobile number and a verified payment.
   * The lower one of both limits applies.
   * @example 1
   */
  unprovenMaxHolds: number;
  /**
   * The maximum number of a customer's bookings and reservations without a verified payment.
   * @example 3
   */
  maxUnverifiedRentals: number;
  /**
   * The maximum of unverified rentals of a customer without approved documents, a proved mobile number and a verified
   * payment. The lower one of both limits applies.
   * @example 1
   */
  unprovenMaxRentals: number;
  /**
   * Hours until a rental expires whose payment was rejected or too low, unless the customer pays again.
   * @example 24
   */
  paymentReplacementHours: number;
  /**
   * Hours until a pending rental with an undecided payment expires, if the customer has no approved documents, no
   * proved mobile number and no verified payment; 0 for never.
   * @example 24
   */
  unverifiedPaymentHours: number;
  /**
   * Minutes. While a car is overdue, it is not offered for rentals that begin within this time.
   * @example 120
   */
  overdueAheadMinutes: number;
  /**
   * Maximum of one cash receipt, in rupees.
   * @example 20000
   */
  maxCashReceipt: number;
  /**
   * Minutes after the pickup time before staff can mark a no-show.
   * @example 30
   */
  noShowAfterMinutes: number;
  /**
   * Minutes after the handover within which the customer can add marks.
   * @example 30
   */
  customerMarkMinutes: number;
  /**
   * Hours after the return within which staff can record a second inspection.
   * @example 24
   */
  secondInspectionHours: number;
  /**
   * Kilometres a day since the last reading. Staff have to confirm a reading that rose by more.
   * @example 500
   */
  odometerJumpKm: number;
  /**
   * Maximum number of SMS a day to customers who chose SMS; 0: customers get only e-mail.
   * @example 200
   */
  customerSmsPerDay: number;
  /**
   * Maximum number of SMS a day with codes that prove the mobile numbers of customers.
   * @example 200
   */
  mobileCodesPerDay: number;
  /**
   * Minutes within which staff can undo a change of state that they recorded by mistake.
   * @example 30
   */
  undoMinutes: number;
  /**
   * Minutes within which staff must reply to a customer who does not accept the car.
   * @example 30
   */
  refusalReplyMinutes: number;
  /**
   * Maximum rupees of a settlement that a custom admin can send to the customer.
   * @example 2000
   */
  deskSettlementLimit: number;
  /**
   * Maximum charge for cleaning in a settlement, in rupees.
   * @example 1000
   */
  maxCleaning: number;
  /**
   * Days after the return during which staff can add our own charges to a settlement.
   * @example 10
   */
  lastChargeDays: number;
  /**
   * Days after the return during which staff can charge tolls and challans.
   * @example 180
   */
  lastChallanDays: number;
  /**
   * Days within which the customer must pay a final settlement.
   * @example 7
   */
  settlementPayDays: number;
  /**
   * Days within which staff must reply to a dispute. After that, its lines are withdrawn.
   * @example 30
   */
  disputeDays: number;
  /**
   * Days within which an approved customer must send requested documents and may still rent.
   * @example 14
   */
  renewalDays: number;
}

/** All settings that the operator edits. Amounts are in rupees. */
export class EditableSettings extends SharedSettings {
  rules: EditableRules;
  upi: UpiAccount;
  /**
   * The preset of the rules against misuse that an admin chose last. Production requires `production`.
   * @example production
   */
  protection: Protection;
  /**
   * The mobile number that gets SMS about urgent work; empty for none.
   * @example "9876543210"
   */
  dutyPhone: string;
  /**
   * A car is not handed over after one of these documents has expired.
   * @example ["INSURANCE", "PUC", "PERMIT"]
   */
  mandatoryDocuments: VehicleDocumentType[];
  /**
   * If true, a handover is also refused if a mandatory document of the car is not on record.
   * @example false
   */
  requireVehicleDocuments: boolean;
  /**
   * If true, no car with a private plate can be listed (1015 PLATE_KIND), because a licensed operator rents out only
   * commercial cars.
   * @example false
   */
  licensedOperator: boolean;
  /**
   * The number of the registration with UIDAI as an offline verification seeking entity; empty for none.
   * @example "OVSE-2026-000123"
   */
  ovseRegistration: string;
  /**
   * If true, only the last four digits of Aadhaar numbers are stored. Stored whole numbers are removed within a minute
   * and cannot be restored.
   * @example false
   */
  keepOnlyLastFourOfAadhaar: boolean;
  gst: GstSettings;
  /**
   * If true, each new complaint gets a page of the complaint book (Form 7).
   * @example false
   */
  complaintBook: boolean;
  /**
   * If true, a customer with an overdue settlement cannot hold another car (1013).
   * @example true
   */
  blockDebtors: boolean;
  /** In the order of the form. */
  inspectionPoints: InspectionPointSetting[];
  /** Days without work besides Sundays, which are not counted in `refundWorkingDays`. */
  holidays: Holiday[];
  /**
   * If true, admins can record a pickup or return with a reason instead of the form.
   * @example true
   */
  plainTrip: boolean;
  /**
   * If true, custom admins can return a deposit that was paid in cash from their own open drawer.
   * @example false
   */
  deskReturnsCashDeposit: boolean;
}

/** The rules that `protection` sets, which stay editable. */
export type ProtectionRules = Pick<
  EditableSettings,
  'licenceDetails' | 'deskEmailProof' | 'keepOnlyLastFourOfAadhaar'
> & {
  rules: Pick<EditableRules, 'unprovenMaxHolds' | 'unprovenMaxRentals' | 'unverifiedPaymentHours'>;
};

export const PROTECTION_RULES: Record<Protection, ProtectionRules> = {
  demo: {
    rules: { unprovenMaxHolds: 2, unprovenMaxRentals: 3, unverifiedPaymentHours: 0 },
    licenceDetails: 'optional',
    deskEmailProof: 'optional',
    keepOnlyLastFourOfAadhaar: false,
  },
  production: {
    rules: { unprovenMaxHolds: 1, unprovenMaxRentals: 1, unverifiedPaymentHours: 24 },
    licenceDetails: 'required',
    deskEmailProof: 'required',
    keepOnlyLastFourOfAadhaar: true,
  },
};

/** One saved version of the settings. */
export class SettingsChange {
  /** @example 4 */
  version: number;
  /** @example 2026-11-20T08:15:00.000Z */
  savedAt: string;
  /** @example "1" */
  savedBy: string | null;
  /**
   * The names of the changed values, as in `EditableSettings`.
   * @example ["city"]
   */
  changed: string[];
  /**
   * The changed values before and after.
   * @example { "city": "Nashik" }
   */
  before: Partial<EditableSettings>;
  /** @example { "city": "Pune" } */
  after: Partial<EditableSettings>;
}

/** `GET /console/settings` */
export class ConsoleSettings {
  /**
   * The version to send back with changes; 0 before the first save.
   * @example 4
   */
  version: number;
  settings: EditableSettings;
  /**
   * The number of stored whole Aadhaar numbers, which `keepOnlyLastFourOfAadhaar` would remove.
   * @example 120
   */
  storedAadhaarNumbers: number;
  /** Newest first. */
  history: SettingsChange[];
}
