import type { Rupees } from './money.js';
import type { Charges } from './rentals/charges.js';
import type { FareRules } from './rentals/fare.js';
import type { PeriodRules } from './rentals/rental-period.js';

/** What anybody may know of the business. The answer of `GET /api/settings`. */
export interface PublicSettings {
  name: string;
  city: string;
  address: string;
  mapPoint: { latitude: number; longitude: number };
  /** Where cars are handed over, by the pickup location of a car. */
  pickupPlaces: PickupPlace[];
  /** Address of a picture of the map, with `{z}`, `{x}` and `{y}`; null: there is no map of the pickup places. */
  mapTiles: string | null;
  phones: string[];
  emails: string[];
  supportEmail: string;
  /** Digits with country code, for a chat link. */
  whatsapp: string;
  openingHours: { days: string; hours: string }[];
  contactHours: string;
  rules: PeriodRules & {
    bufferMinutes: number;
    holdMinutes: number;
    lateGraceMinutes: number;
    minimumAge: number;
    /** Within how many hours the team decides on documents. */
    documentCheckHours: number;
  };
  fare: FareRules;
  lateFeePerHour: Rupees;
  charges: Charges;
  cancellation: CancellationPolicy;
  /** Of the charges, the late fee and the cancellation policy: another one once any of them was changed. */
  termsVersion: string;
  approvalBeforeRenting: boolean;
  counters: { rentouts: number; centres: number; customers: number };
  testimonials: { name: string; text: string }[];
  team: { name: string; role: string }[];
  appLinks: { playStore: string | null; appStore: string | null };
  newsletter: { title: string; text: string };
  consentVersion: string;
}

export interface PickupPlace {
  name: string;
  latitude: number;
  longitude: number;
}

export interface CancellationPolicy {
  /** Everything back until this many hours before the pickup. */
  freeUntilHours: number;
  /** Part of it back until this many hours before the pickup. */
  partUntilHours: number;
  partPercent: number;
  /** Everything back within this many minutes of renting, if the pickup is further away than `partUntilHours`. */
  coolingOffMinutes: number;
}

/** Rules of renting that the public answer leaves out. */
export interface InternalRules {
  paidHoldMinutes: number;
  /** Live holds of one customer. */
  maxOpenHolds: number;
  /** Bookings and reservations of one customer whose payment nobody has verified. */
  maxUnverifiedRentals: number;
  /** From the rejection of a payment until its rental expires. */
  paymentReplacementHours: number;
}

/** Everything that the operator edits, in rupees. */
export interface EditableSettings extends Omit<PublicSettings, 'rules' | 'termsVersion' | 'mapTiles'> {
  rules: Omit<PublicSettings['rules'], 'zone'> & InternalRules;
  upi: { vpa: string; payee: string };
  /** Keep no more of an Aadhaar number than its last four digits. */
  keepOnlyLastFourOfAadhaar: boolean;
}

/** One time the settings were saved. */
export interface SettingsChange {
  version: number;
  savedAt: string;
  savedBy: string | null;
  /** The names of what changed, as in {@link EditableSettings}. */
  changed: string[];
  /** What changed, as it was and as it became. */
  before: Partial<EditableSettings>;
  after: Partial<EditableSettings>;
}

/** `GET /console/settings` */
export interface ConsoleSettings {
  /** Goes back with the changes; 0 while nothing was ever saved. */
  version: number;
  settings: EditableSettings;
  /** Newest first. */
  history: SettingsChange[];
}
