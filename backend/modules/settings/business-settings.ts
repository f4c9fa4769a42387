import { IDENTITY_KINDS } from '../../contract/customers/identity-documents.js';
import { type InPaise, type Paise, paise } from '../../contract/money.js';
import { NO_GST } from '../../contract/payments/gst.js';
import { DEPOSIT_DAYS, depositsOf, fuelPricesOf } from '../../contract/rentals/charges.js';
import { DEFAULT_INSPECTION_POINTS } from '../../contract/rentals/inspection-points.js';
import type { PublicRules } from '../../contract/rentals/rental-period.js';
import { type EditableRules, type EditableSettings, PROTECTION_RULES } from '../../contract/settings.js';

/** All business settings, with the city's time zone. */
export interface BusinessSettings extends InPaise<Omit<EditableSettings, 'rules'>> {
  rules: PublicRules & EditableRules;
}

const PICKUP_PLACES = (
  [
    ['Baner', '4 Baner Road, beside the post office', 18.559, 73.7868],
    ['Hadapsar', '27 Solapur Road, next to the bus depot', 18.5089, 73.926],
    ['Hinjewadi', 'Phase 1, Plot 9, behind the metro station', 18.5913, 73.7389],
    ['Kalyani Nagar', '11 Central Avenue, opposite the park', 18.5463, 73.9033],
    ['Kharadi', '3 Bypass Road, beside the petrol pump', 18.5515, 73.9348],
    ['Koregaon Park', '18 North Main Road, near Lane 5', 18.5362, 73.8939],
    ['Kothrud', '6 Paud Road, opposite the bus depot', 18.5074, 73.8077],
    ['Pune Airport', 'Airport Road, multi-level car park, level 1', 18.5793, 73.9089],
    ['Pune Junction', '2 Station Road, outside gate 1', 18.5289, 73.8744],
    ['Shivajinagar', '12 Fergusson College Road, opposite the college gate', 18.5308, 73.8475],
    ['Viman Nagar', '9 Datta Mandir Chowk, above the bank', 18.5679, 73.9143],
    ['Wakad', '15 Dange Chowk Road, next to the flyover', 18.5975, 73.77],
  ] as const
).map(([name, address, latitude, longitude]) => ({
  name,
  address,
  hours: '7:00 AM to 10:00 PM',
  latitude,
  longitude,
}));

/** The settings of a new installation and of the demo data. */
export const DEFAULT_SETTINGS: BusinessSettings = {
  name: 'Pune City Cars',
  city: 'Pune',
  legalName: '',
  gstin: '',
  operatorLicence: { number: '', authority: '', validUntil: '' },
  grievanceOfficer: { name: '', designation: '', phone: '', email: '' },
  address: '12 Fergusson College Road, Shivajinagar, Pune 411005',
  mapPoint: { latitude: 18.5246, longitude: 73.8415 },
  pickupPlaces: PICKUP_PLACES,
  phones: ['+91 90000 00001', '+91 90000 00002'],
  emails: ['hello@example.com'],
  supportEmail: 'support@example.com',
  whatsapp: '919000000001',
  openingHours: [
    { days: 'Monday to Saturday', hours: '07:00-22:00' },
    { days: 'Sunday', hours: '07:00-16:00' },
  ],
  contactHours: 'Monday to Saturday 10 AM to 6 PM',
  rules: {
    zone: 'Asia/Kolkata',
    pickupFrom: '12:00',
    pickupTo: '23:00',
    returnFrom: '00:00',
    returnTo: '23:00',
    maxAdvanceDays: 180,
    maxLengthDays: 60,
    minLeadMinutes: 60,
    bufferMinutes: 60,
    holdMinutes: 15,
    paidHoldMinutes: 30,
    lateGraceMinutes: 30,
    maxOpenHolds: 2,
    maxUnverifiedRentals: 3,
    paymentReplacementHours: 24,
    overdueAheadMinutes: 120,
    maxCashReceipt: 20_000,
    noShowAfterMinutes: 30,
    customerMarkMinutes: 30,
    secondInspectionHours: 24,
    odometerJumpKm: 500,
    customerSmsPerDay: 0,
    mobileCodesPerDay: 200,
    undoMinutes: 30,
    refusalReplyMinutes: 30,
    deskSettlementLimit: 2_000,
    maxCleaning: 1_000,
    lastChargeDays: 10,
    lastChallanDays: 180,
    settlementPayDays: 7,
    disputeDays: 30,
    renewalDays: 14,
    minimumAge: 21,
    documentCheckHours: 24,
    refundWorkingDays: 5,
    ...PROTECTION_RULES.demo.rules,
  },
  fare: {
    washingFee: paise(19_900),
    convenienceFee: paise(19_900),
    damageInsurance: paise(0),
    discounts: [
      { fromDays: 3, percent: 5 },
      { fromDays: 7, percent: 10 },
    ],
  },
  lateFeePerHour: paise(30_000),
  charges: {
    fuelIncluded: false,
    refuelFee: paise(0),
    tollsIncluded: false,
    challanFee: paise(0),
    damageLimit: paise(0),
    deposits: depositsOf(() => paise(0)),
    fuelPrices: fuelPricesOf(() => paise(0)),
    depositWhen: 'AT_PICKUP',
    depositDays: DEPOSIT_DAYS,
    kmPerDay: 0,
    extraKmFee: paise(0),
  },
  cancellation: {
    freeUntilHours: 48,
    partUntilHours: 24,
    partPercent: 50,
    coolingOffMinutes: 60,
    symmetry: 'PAY_SAME',
    compensationCap: 0,
    noShowKeepPercent: 100,
    earlyReturnPercent: 0,
  },
  approvalBeforeRenting: false,
  licenceDetails: PROTECTION_RULES.demo.licenceDetails,
  acceptedIdentities: [...IDENTITY_KINDS],
  licenceOnly: false,
  aadhaarOffline: false,
  ovseRegistration: '',
  deskEmailProof: PROTECTION_RULES.demo.deskEmailProof,
  counters: { rentouts: 990, centres: 230, customers: 660 },
  testimonials: [
    {
      name: 'Asha, Kothrud',
      text: 'The car was clean and ready when I came. Returning it took three minutes.',
    },
    {
      name: 'Imran, Viman Nagar',
      text: 'I could see every line of the fare before I paid. Nothing was added afterwards.',
    },
    {
      name: 'Meera, Baner',
      text: 'They answered on the phone late in the evening when I needed two hours more.',
    },
  ],
  team: [
    { name: 'Operations', role: 'Hands over your car and takes it back' },
    { name: 'Verification', role: 'Reviews documents and payments' },
    { name: 'Workshop', role: 'Washes and services the cars' },
  ],
  appLinks: { playStore: null, appStore: null },
  newsletter: {
    title: '50% off for one month',
    text: 'A newsletter offer, not part of the fares shown here.',
  },
  consentVersion: '2026-11',
  upi: {
    vpa: 'punecitycars@example',
    payee: 'Pune City Cars',
    kind: 'UNKNOWN',
    limit: paise(10_000_000),
    bank: { holder: '', number: '', ifsc: '' },
  },
  dutyPhone: '',
  mandatoryDocuments: ['INSURANCE', 'PUC', 'PERMIT'],
  requireVehicleDocuments: false,
  licensedOperator: false,
  keepOnlyLastFourOfAadhaar: PROTECTION_RULES.demo.keepOnlyLastFourOfAadhaar,
  protection: 'demo',
  gst: NO_GST,
  complaintBook: false,
  blockDebtors: true,
  inspectionPoints: DEFAULT_INSPECTION_POINTS,
  holidays: [],
  plainTrip: true,
  deskReturnsCashDeposit: false,
};

/** Adds the defaults of settings that did not exist yet when the values were saved. */
export const withDefaults = (saved: Partial<BusinessSettings> | undefined): BusinessSettings => ({
  ...DEFAULT_SETTINGS,
  ...saved,
  charges: withDeposits(saved?.charges),
  rules: { ...DEFAULT_SETTINGS.rules, ...saved?.rules },
  upi: { ...DEFAULT_SETTINGS.upi, ...saved?.upi },
  cancellation: { ...DEFAULT_SETTINGS.cancellation, ...saved?.cancellation },
});

type Charges = BusinessSettings['charges'];

/** Earlier versions had one deposit for all cars. */
function withDeposits(saved?: Charges & { deposit?: Paise }): Charges {
  const { deposit, ...charges } = saved ?? {};
  return {
    ...DEFAULT_SETTINGS.charges,
    ...(deposit !== undefined && { deposits: depositsOf(() => deposit) }),
    ...charges,
  };
}
