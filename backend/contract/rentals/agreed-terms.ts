import type { CancellationPolicy } from '../settings.js';
import type { AgreedCharges, AgreedChargesInPaise } from './charges.js';

/** The terms that a customer accepts besides the fare. Stored with the hold and with the rental. */
export interface AgreedTerms {
  charges: AgreedChargesInPaise;
  cancellation: CancellationPolicy;
}

export class AgreedTermsWire {
  charges: AgreedCharges;
  cancellation: CancellationPolicy;
}

/** The offered terms with their digest, which a request for a rental sends back. */
export class OfferedTermsWire extends AgreedTermsWire {
  termsVersion: string;
}
