import { createHash } from 'node:crypto';
import type { AgreedTerms } from '../../contract/rentals/agreed-terms.js';
import { policyInForce } from '../../contract/rentals/symmetry.js';
import type { BusinessSettings } from './business-settings.js';

type Source = Pick<BusinessSettings, 'charges' | 'lateFeePerHour' | 'cancellation'> & {
  rules: Pick<BusinessSettings['rules'], 'lateGraceMinutes'>;
};

export const termsInForce = ({ charges, lateFeePerHour, cancellation, rules }: Source): AgreedTerms => ({
  charges: { ...charges, lateFeePerHour, lateGraceMinutes: rules.lateGraceMinutes },
  cancellation: policyInForce(cancellation),
});

/** Equal for equal terms, in any order of their fields. */
export function termsVersion({ charges, cancellation }: AgreedTerms): string {
  const fields = [charges, cancellation].map((part) => Object.entries(part).sort());
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 16);
}
