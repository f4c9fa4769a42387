import { ApiProperty } from '@nestjs/swagger';
import type { AuditValues, ConsoleAuditEntry } from '../../contract/office.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<ConsoleAuditEntry>()
export class ConsoleAuditEntryResponse implements ConsoleAuditEntry {
  @ApiProperty({ type: 'integer', example: 812 })
  id: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  at: string;

  @ApiProperty({ example: 'approve-customer' })
  action: string;

  @ApiProperty({ example: 'customer' })
  subject: string;

  @ApiProperty({ example: '12' })
  subjectId: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 1 })
  staffId: number | null;

  @ApiProperty({ type: 'string', nullable: true, example: '9000000001' })
  staffMobile: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'By the names of the use case.',
    example: { approval: 'PENDING' },
  })
  before: AuditValues | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'By the names of the use case.',
    example: { approval: 'APPROVED' },
  })
  after: AuditValues | null;

  @ApiProperty({ type: 'string', nullable: true, example: '203.0.113.7' })
  address: string | null;
}
