import { createHash } from 'node:crypto';
import type { VehicleType } from '../../contract/fleet/vehicles.js';
import type { AgreedTerms } from '../../contract/rentals/agreed-terms.js';
import { chargesOfType } from '../../contract/rentals/charges.js';
import { policyInForce } from '../../contract/rentals/symmetry.js';
import type { BusinessSettings } from './business-settings.js';

type Source = Pick<BusinessSettings, 'charges' | 'lateFeePerHour' | 'cancellation'> & {
  rules: Pick<BusinessSettings['rules'], 'lateGraceMinutes'>;
};

/** @param type Type of the car; without one, the terms have the highest deposit */
export const termsInForce = (
  { charges, lateFeePerHour, cancellation, rules }: Source,
  type: VehicleType | null,
): AgreedTerms => ({
  charges: { ...chargesOfType(charges, type), lateFeePerHour, lateGraceMinutes: rules.lateGraceMinutes },
  cancellation: policyInForce(cancellation),
});

/** Equal for equal terms, in any order of their fields. */
export function termsVersion({ charges, cancellation }: AgreedTerms): string {
  const fields = [charges, cancellation].map((part) => Object.entries(part).sort());
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 16);
}
