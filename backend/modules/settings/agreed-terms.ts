import { createHash } from 'node:crypto';
import type { VehicleType } from '../../contract/fleet/vehicles.js';
import { gstTermsOf } from '../../contract/payments/gst.js';
import type { AgreedTerms } from '../../contract/rentals/agreed-terms.js';
import { chargesOfType } from '../../contract/rentals/charges.js';
import { policyInForce } from '../../contract/rentals/symmetry.js';
import type { BusinessSettings } from './business-settings.js';

type Source = Pick<BusinessSettings, 'charges' | 'lateFeePerHour' | 'cancellation' | 'gst'> & {
  rules: Pick<BusinessSettings['rules'], 'lateGraceMinutes'>;
};

/** @param type Type of the car; without one, the terms have the highest deposit and no tax */
export function termsInForce(
  { charges, lateFeePerHour, cancellation, rules, gst }: Source,
  type: VehicleType | null,
): AgreedTerms {
  const tax = type && gstTermsOf(gst, type);
  return {
    charges: {
      ...chargesOfType(charges, type),
      lateFeePerHour,
      lateGraceMinutes: rules.lateGraceMinutes,
      ...(tax && { gst: tax }),
    },
    cancellation: policyInForce(cancellation),
  };
}

/** Returns the same version for equal terms, in any field order. Ignores the tax, because prices include it. */
export function termsVersion({ charges: { gst: _tax, ...charges }, cancellation }: AgreedTerms): string {
  const fields = [charges, cancellation].map((part) => Object.entries(part).sort());
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 16);
}
