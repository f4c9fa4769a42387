import { ApiProperty } from '@nestjs/swagger';
import type { Rupees } from '../../contract/money.js';
import type { FareQuote } from '../../contract/rentals/fare.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { TranslationResponse } from '../../platform/http/openapi/translation.response.js';

@ResponseSchema<FareQuote['lines'][number]>()
export class FareLineResponse extends TranslationResponse {
  @ApiProperty({ example: 'Washing fee' })
  label: string;

  @ApiProperty({ type: 'number', description: 'Rupees. May be negative.', example: 199 })
  amount: Rupees;
}

@ResponseSchema<FareQuote>()
export class FareQuoteResponse implements FareQuote {
  @ApiProperty({
    type: 'number',
    description: 'Rupees. Days and extra hours, before the discount.',
    example: 3800,
  })
  rentalCost: Rupees;

  @ApiProperty({
    type: 'number',
    description: 'Rupees. 5% for 3 to 6 days, 10% from 7, rounded down to a rupee.',
    example: 0,
  })
  discount: Rupees;

  @ApiProperty({ type: 'integer', description: 'Whole days, at least 1.', example: 2 })
  duration: number;

  @ApiProperty({ example: '2 days 2 hours' })
  durationText: string;

  @ApiProperty({
    type: 'integer',
    description: 'Started hours after the pickup time on the last day.',
    example: 2,
  })
  extraHours: number;

  @ApiProperty({
    type: 'integer',
    description: 'Above duration only where one day more costs less in total.',
    example: 2,
  })
  chargedDays: number;

  @ApiProperty({ type: 'number', description: 'Rupees. Washing.', example: 199 })
  cleaningFee: Rupees;

  @ApiProperty({ type: 'number', description: 'Rupees. Reservations only.', example: 0 })
  convenienceFee: Rupees;

  @ApiProperty({ type: 'number', description: 'Rupees. Included.', example: 0 })
  damageInsurance: Rupees;

  @ApiProperty({ type: 'number', description: 'Rupees. What is to be paid.', example: 3999 })
  total: Rupees;

  @ApiProperty({
    type: [FareLineResponse],
    description: 'Add up to the total; a discount is negative.',
    example: [
      {
        label: 'Car price, 2 days at ₹1,800',
        messageKey: 'fares.carPrice',
        messageParams: { days: 2, price: '₹1,800' },
        amount: 3600,
      },
      { label: 'Extra 2 hours', messageKey: 'fares.extraHours', messageParams: { hours: 2 }, amount: 200 },
      { label: 'Damage insurance', messageKey: 'fares.damageInsurance', amount: 0 },
      { label: 'Washing fee', messageKey: 'fares.washingFee', amount: 199 },
    ],
  })
  lines: FareLineResponse[];
}
