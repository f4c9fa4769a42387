import { ApiProperty } from '@nestjs/swagger';
import type { Rupees } from '../../../contract/money.js';
import {
  CANCELLATION_TIERS,
  type CancellationPreview,
  type CancellationTier,
} from '../../../contract/rentals/cancellation.rules.js';
import { RENTAL_STATUSES, type RentalStatus } from '../../../contract/rentals/rentals.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { CancellationPolicyResponse } from '../../settings/index.js';

@ResponseSchema<CancellationPreview>()
export class CancellationPreviewResponse implements CancellationPreview {
  @ApiProperty({ example: 'K7MPQ2XW9T' })
  reference: string;

  @ApiProperty({ enum: RENTAL_STATUSES, example: 'PENDING' })
  status: RentalStatus;

  @ApiProperty({
    type: 'number',
    description: 'Rupees. What the customer says was paid and nobody has rejected.',
    example: 3999,
  })
  paid: Rupees;

  @ApiProperty({ description: 'Nothing is refunded until the payment is verified.', example: true })
  isPaymentVerified: boolean;

  @ApiProperty({ enum: CANCELLATION_TIERS, example: 'FREE' })
  tier: CancellationTier;

  @ApiProperty({
    description: 'The applied cancellation rule in words.',
    example: 'Pickup is 48 or more hours away: full refund.',
  })
  why: string;

  @ApiProperty({ type: 'integer', example: 100 })
  percent: number;

  @ApiProperty({ type: 'number', description: 'Rupees. What comes back.', example: 3999 })
  amount: Rupees;

  @ApiProperty({
    type: 'string',
    nullable: true,
    format: 'date',
    description: 'Five working days, Monday to Saturday; null without a refund.',
    example: '2026-11-27',
  })
  dueDate: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    format: 'date-time',
    description: 'Until when this refund applies; null when it cannot get lower.',
    example: '2026-12-22T06:30:00.000Z',
  })
  until: string | null;

  @ApiProperty({ type: CancellationPolicyResponse, description: 'As it was agreed when renting.' })
  policy: CancellationPolicyResponse;
}
