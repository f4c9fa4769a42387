import { identityChoices } from '@contract/customers/identity-documents';
import type { PublicSettings } from '@contract/settings';
import { useSettings } from '@/lib/settings';
import type { Asked } from './registration.rules';

export type AskedAgain = Pick<Asked, 'reasons' | 'needsNumber' | 'sentKind'>;

type AskedSettings =
  | 'aadhaarLastFour'
  | 'aadhaarOffline'
  | 'consentVersion'
  | 'acceptedIdentities'
  | 'licenceDetails'
  | 'licenceOnly';
const BEFORE_SETTINGS: Pick<PublicSettings, AskedSettings> = {
  aadhaarLastFour: false,
  aadhaarOffline: false,
  consentVersion: '',
  acceptedIdentities: [],
  licenceDetails: 'optional',
  licenceOnly: false,
};

/**
 * Combines the settings with `again`, the documents to send again.
 * @param asksLicence True if staff asked for the details of the licence
 */
export function useAsked(again: AskedAgain, asksLicence: boolean): Asked {
  const settings = useSettings().data ?? BEFORE_SETTINGS;
  const { aadhaarLastFour, acceptedIdentities, licenceDetails, licenceOnly } = settings;
  return {
    ...again,
    asksLicence: asksLicence || licenceDetails === 'required',
    licenceOnly,
    aadhaarLastFour,
    qrConsent: settings.aadhaarOffline ? settings.consentVersion : null,
    kinds: identityChoices(acceptedIdentities),
  };
}
