import type { Rupees } from '../money.js';

/** Lowers the deposit that is required. */
export interface DepositRequest {
  required: Rupees;
  reason: string;
}
