import { ApiProperty } from '@nestjs/swagger';
import type { AccountToken, Approval, CodeSent, Token } from '../../contract/customers/people.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<CodeSent>()
export class CodeSentResponse implements CodeSent {
  @ApiProperty({ type: 'integer', example: 600 })
  expiresInSeconds: number;

  @ApiProperty({ type: 'integer', example: 30 })
  resendAfterSeconds: number;
}

@ResponseSchema<Token>()
export class TokenResponse implements Token {
  @ApiProperty({
    description: 'Send it as a bearer.',
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJyZW50aW5nIn0.c2lnbmF0dXJl',
  })
  token: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' })
  expiresAt: string;
}

@ResponseSchema<AccountToken>()
export class AccountTokenResponse extends TokenResponse implements AccountToken {
  @ApiProperty({ example: true })
  isRegistered: boolean;

  @ApiProperty({
    enum: ['PENDING', 'APPROVED', 'REJECTED'],
    nullable: true,
    description: 'Null until registered.',
    example: 'APPROVED',
  })
  adminApproval: Approval | null;
}
