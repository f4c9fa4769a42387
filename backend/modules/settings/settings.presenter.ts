import { toPaise, toRupees } from '../../contract/money.js';
import { chargesFromWire, toChargesWire } from '../../contract/rentals/charges.js';
import { fareRulesFromWire } from '../../contract/rentals/fare.js';
import { policyInForce } from '../../contract/rentals/symmetry.js';
import type { EditableSettings, PublicSettings, Receiver } from '../../contract/settings.js';
import type { Environment } from '../../platform/config/environment.js';
import { termsInForce, termsVersion } from './agreed-terms.js';
import type { BusinessSettings } from './business-settings.js';

type Configuration = Pick<
  Environment,
  | 'mapTiles'
  | 'uidaiCertificates'
  | 'hasOutboxPage'
  | 'isOutboxOpen'
  | 'mailServer'
  | 'smsGateway'
  | 'whatsApp'
  | 'objectStore'
>;

/** Lists the external services that receive customer data. */
const receiversOf = ({ mailServer, smsGateway, whatsApp, objectStore }: Configuration): Receiver[] => [
  ...(mailServer ? (['MAIL'] as const) : []),
  ...(smsGateway ? (['SMS'] as const) : []),
  ...(whatsApp ? (['WHATSAPP'] as const) : []),
  ...(objectStore ? (['STORE'] as const) : []),
];

/**
 * Returns the public settings, in rupees, with the parts of the environment that pages show. Aadhaar QR checks are off
 * if the environment has no certificates.
 */
export const toPublicSettings = (
  settings: BusinessSettings,
  configuration: Configuration,
): PublicSettings => ({
  ...shownSettings(settings),
  aadhaarOffline: settings.aadhaarOffline && configuration.uidaiCertificates.length > 0,
  aadhaarLastFour: settings.keepOnlyLastFourOfAadhaar,
  cancellation: policyInForce(settings.cancellation),
  termsVersion: termsVersion(termsInForce(settings, null)),
  mapTiles: configuration.mapTiles,
  isDemonstration: configuration.hasOutboxPage && configuration.isOutboxOpen,
  receivers: receiversOf(configuration),
});

type FromConfiguration = 'aadhaarLastFour' | 'termsVersion' | 'mapTiles' | 'isDemonstration' | 'receivers';

function shownSettings(settings: BusinessSettings): Omit<PublicSettings, FromConfiguration> {
  const { rules, fare } = settings;
  return {
    name: settings.name,
    city: settings.city,
    legalName: settings.legalName,
    gstin: settings.gstin,
    operatorLicence: settings.operatorLicence,
    grievanceOfficer: settings.grievanceOfficer,
    address: settings.address,
    mapPoint: settings.mapPoint,
    pickupPlaces: settings.pickupPlaces,
    phones: settings.phones,
    emails: settings.emails,
    supportEmail: settings.supportEmail,
    whatsapp: settings.whatsapp,
    openingHours: settings.openingHours,
    contactHours: settings.contactHours,
    rules: {
      zone: rules.zone,
      pickupFrom: rules.pickupFrom,
      pickupTo: rules.pickupTo,
      returnFrom: rules.returnFrom,
      returnTo: rules.returnTo,
      maxAdvanceDays: rules.maxAdvanceDays,
      maxLengthDays: rules.maxLengthDays,
      minLeadMinutes: rules.minLeadMinutes,
      bufferMinutes: rules.bufferMinutes,
      holdMinutes: rules.holdMinutes,
      paidHoldMinutes: rules.paidHoldMinutes,
      lateGraceMinutes: rules.lateGraceMinutes,
      minimumAge: rules.minimumAge,
      documentCheckHours: rules.documentCheckHours,
      refundWorkingDays: rules.refundWorkingDays,
    },
    fare: {
      washingFee: toRupees(fare.washingFee),
      convenienceFee: toRupees(fare.convenienceFee),
      damageInsurance: toRupees(fare.damageInsurance),
      discounts: fare.discounts,
    },
    lateFeePerHour: toRupees(settings.lateFeePerHour),
    charges: toChargesWire(settings.charges),
    cancellation: settings.cancellation,
    approvalBeforeRenting: settings.approvalBeforeRenting,
    licenceDetails: settings.licenceDetails,
    acceptedIdentities: settings.acceptedIdentities,
    licenceOnly: settings.licenceOnly,
    aadhaarOffline: settings.aadhaarOffline,
    deskEmailProof: settings.deskEmailProof,
    counters: settings.counters,
    testimonials: settings.testimonials,
    team: settings.team,
    appLinks: settings.appLinks,
    newsletter: settings.newsletter,
    consentVersion: settings.consentVersion,
  };
}

/** The editable settings, in rupees. */
export function toEditableSettings(settings: BusinessSettings): EditableSettings {
  const { rules, ...shown } = shownSettings(settings);
  const own = settings.rules;
  return {
    ...shown,
    rules: withoutZone({
      ...rules,
      maxOpenHolds: own.maxOpenHolds,
      unprovenMaxHolds: own.unprovenMaxHolds,
      maxUnverifiedRentals: own.maxUnverifiedRentals,
      unprovenMaxRentals: own.unprovenMaxRentals,
      paymentReplacementHours: own.paymentReplacementHours,
      unverifiedPaymentHours: own.unverifiedPaymentHours,
      overdueAheadMinutes: own.overdueAheadMinutes,
      maxCashReceipt: own.maxCashReceipt,
      noShowAfterMinutes: own.noShowAfterMinutes,
      customerMarkMinutes: own.customerMarkMinutes,
      secondInspectionHours: own.secondInspectionHours,
      odometerJumpKm: own.odometerJumpKm,
      customerSmsPerDay: own.customerSmsPerDay,
      mobileCodesPerDay: own.mobileCodesPerDay,
      undoMinutes: own.undoMinutes,
      refusalReplyMinutes: own.refusalReplyMinutes,
      deskSettlementLimit: own.deskSettlementLimit,
      maxCleaning: own.maxCleaning,
      lastChargeDays: own.lastChargeDays,
      lastChallanDays: own.lastChallanDays,
      settlementPayDays: own.settlementPayDays,
      disputeDays: own.disputeDays,
      renewalDays: own.renewalDays,
    }),
    upi: { ...settings.upi, limit: toRupees(settings.upi.limit) },
    protection: settings.protection,
    dutyPhone: settings.dutyPhone,
    mandatoryDocuments: settings.mandatoryDocuments,
    requireVehicleDocuments: settings.requireVehicleDocuments,
    licensedOperator: settings.licensedOperator,
    ovseRegistration: settings.ovseRegistration,
    keepOnlyLastFourOfAadhaar: settings.keepOnlyLastFourOfAadhaar,
    gst: settings.gst,
    complaintBook: settings.complaintBook,
    blockDebtors: settings.blockDebtors,
    inspectionPoints: settings.inspectionPoints,
    holidays: settings.holidays,
    plainTrip: settings.plainTrip,
    deskReturnsCashDeposit: settings.deskReturnsCashDeposit,
  };
}

/** The edited settings for the database, in paise. The time zone is not editable. */
export function fromEditableSettings(edited: EditableSettings, zone: string): BusinessSettings {
  return {
    ...edited,
    rules: { ...edited.rules, zone },
    fare: fareRulesFromWire(edited.fare),
    lateFeePerHour: toPaise(edited.lateFeePerHour),
    charges: chargesFromWire(edited.charges),
    upi: { ...edited.upi, limit: toPaise(edited.upi.limit) },
  };
}

function withoutZone<Rules extends { zone?: string }>(rules: Rules): Omit<Rules, 'zone'> {
  const rest = { ...rules };
  delete rest.zone;
  return rest;
}
