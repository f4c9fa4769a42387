import type { EditableSettings } from '@contract/settings';
import type { PlainText } from '../../shared/i18n';

/** The title of each group of settings. */
export const SETTING_NAMES: Record<keyof EditableSettings, PlainText> = {
  name: 'Business name',
  city: 'City',
  legalName: 'Legal name',
  gstin: 'GSTIN',
  operatorLicence: 'Operator licence',
  grievanceOfficer: 'Grievance officer',
  address: 'Address',
  mapPoint: 'Map point',
  pickupPlaces: 'Pickup locations on the map',
  phones: 'Phones',
  emails: 'E-mails',
  supportEmail: 'Support e-mail',
  whatsapp: 'WhatsApp number',
  openingHours: 'Opening hours',
  contactHours: 'Hours on the contact page',
  rules: 'Rental windows and limits',
  fare: 'Fees and discounts',
  lateFeePerHour: 'Late fee',
  charges: 'Other costs',
  cancellation: 'Cancellation',
  approvalBeforeRenting: 'Approval before renting',
  licenceDetails: 'Details of driving licences',
  acceptedIdentities: 'Identity documents',
  licenceOnly: 'Driving licence only',
  aadhaarOffline: 'QR codes of Aadhaar cards',
  ovseRegistration: 'Registration with UIDAI (OVSE)',
  deskEmailProof: 'E-mail addresses at the desk',
  counters: 'Counters',
  testimonials: 'Testimonials',
  team: 'Team',
  appLinks: 'App links',
  newsletter: 'Newsletter banner',
  consentVersion: 'Consent text version',
  upi: 'UPI account',
  protection: 'Protection',
  dutyPhone: 'Phone on duty',
  mandatoryDocuments: 'Mandatory vehicle documents',
  requireVehicleDocuments: 'Handover without a mandatory document',
  licensedOperator: 'Licensed operator',
  keepOnlyLastFourOfAadhaar: 'Aadhaar numbers',
  gst: 'GST',
  complaintBook: 'Complaint book (Form 7)',
  inspectionPoints: 'Inspection points',
  holidays: 'Holidays',
  blockDebtors: 'No further rental with a debt',
  plainTrip: 'Pickup and return without the form',
  deskReturnsCashDeposit: 'Deposits in cash',
};

/** The form's values for the server, without empty lines and links. */
export function readSettingsForm(typed: EditableSettings): EditableSettings {
  const lines = (list: string[]): string[] => list.map((line) => line.trim()).filter(Boolean);
  return {
    ...typed,
    phones: lines(typed.phones),
    emails: lines(typed.emails),
    appLinks: { playStore: typed.appLinks.playStore || null, appStore: typed.appLinks.appStore || null },
  };
}

export function atFields(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field.replace(/^settings\./, ''), message]),
  );
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns their value with the changes from `opened` to `mine`. Merges groups by field, but replaces a list as a whole. */
function merged(opened: unknown, mine: unknown, theirs: unknown): unknown {
  if (JSON.stringify(mine) === JSON.stringify(opened)) return theirs;
  if (!isGroup(opened) || !isGroup(mine) || !isGroup(theirs)) return mine;
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries([...names].map((name) => [name, merged(opened[name], mine[name], theirs[name])]));
}

/** Applies the changes from `opened` to `mine` to the version that another admin has saved. */
export const mergeSettings = (
  opened: EditableSettings,
  mine: EditableSettings,
  theirs: EditableSettings,
): EditableSettings => merged(opened, mine, theirs) as EditableSettings;
