import type { ReversalRequest } from '../../../contract/payments/receipts.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { CorrectionDto } from '../payment/payment-corrections.dto.js';

@RefuseUnknown()
export class ReversalDto extends CorrectionDto implements ReversalRequest {}
