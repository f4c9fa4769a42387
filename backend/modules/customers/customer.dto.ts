import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, ValidateNested } from 'class-validator';
import { MAX_REASON_LENGTH } from '../../contract/limits.js';
import type { RejectionReasons } from '../../contract/people.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { IsMobile, IsPlainText } from '../../platform/http/validators.js';
import type { CustomerDecision } from './customer-decisions.js';

const REASON = `Give a reason of at most ${MAX_REASON_LENGTH} characters.`;
const DECISIONS = ['APPROVED', 'REJECTED'] as const;

export class ReasonsDto implements RejectionReasons {
  @ApiPropertyOptional({ example: 'The picture is blurred.' })
  @IsOptional()
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  aadhaar?: string;

  @ApiPropertyOptional({ example: 'The licence has expired.' })
  @IsOptional()
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  license?: string;

  @ApiPropertyOptional({ example: 'Please use daylight.' })
  @IsOptional()
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  note?: string;
}

export class VerifyDocumentQuery {
  @ApiProperty({ example: '9000000012', description: "The customer's mobile number." })
  @IsMobile()
  mobile: string;

  @ApiProperty({ enum: DECISIONS, example: 'APPROVED' })
  @IsIn(DECISIONS, { message: 'action is APPROVED or REJECTED.' })
  action: CustomerDecision;
}

export class VerifyDocumentBody {
  @ApiPropertyOptional({ type: ReasonsDto, description: 'Why, for each paper. Only read for REJECTED.' })
  @IsOptional()
  @ValidateNested({ message: 'reasons is an object.' })
  @Type(() => ReasonsDto)
  reasons?: ReasonsDto;
}

@RefuseUnknown()
export class ApprovalDto extends VerifyDocumentBody {
  @ApiProperty({ enum: DECISIONS, example: 'REJECTED' })
  @IsIn(DECISIONS, { message: 'decision is APPROVED or REJECTED.' })
  decision: CustomerDecision;
}
