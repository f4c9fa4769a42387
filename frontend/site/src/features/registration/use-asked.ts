import { identityChoices } from '@contract/customers/identity-documents';
import type { PublicSettings } from '@contract/settings';
import { useSettings } from '@/lib/settings';
import type { Asked } from './registration.rules';

export type AskedAgain = Pick<Asked, 'reasons' | 'needsNumber' | 'sentKind'>;

const BEFORE_SETTINGS: Pick<PublicSettings, 'acceptedIdentities' | 'licenceDetails' | 'licenceOnly'> = {
  acceptedIdentities: [],
  licenceDetails: 'optional',
  licenceOnly: false,
};

/** Combines the settings with `again`, the documents to send again. @param asksLicence Set if staff asked for the details of the licence. */
export function useAsked(again: AskedAgain, asksLicence: boolean): Asked {
  const { acceptedIdentities, licenceDetails, licenceOnly } = useSettings().data ?? BEFORE_SETTINGS;
  return {
    ...again,
    asksLicence: asksLicence || licenceDetails === 'required',
    licenceOnly,
    kinds: identityChoices(acceptedIdentities),
  };
}
