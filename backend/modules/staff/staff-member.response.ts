import { ApiProperty } from '@nestjs/swagger';
import type { StaffMember } from '../../contract/customers/people.js';
import type { ConsoleStaffMember, StaffName } from '../../contract/office.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<StaffMember>()
export class StaffMemberResponse implements StaffMember {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ example: '9000000003' })
  mobileNumber: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'Asha Kulkarni' })
  name: string | null;

  @ApiProperty({ enum: ['ADMIN', 'CUSTOM_ADMIN'], example: 'ADMIN' })
  role: 'ADMIN' | 'CUSTOM_ADMIN';

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  createdAt: string;
}

@ResponseSchema<StaffName>()
export class StaffNameResponse implements StaffName {
  @ApiProperty({ example: '9000000003' })
  mobile: string;

  @ApiProperty({ example: 'Asha Kulkarni' })
  name: string;
}

@ResponseSchema<ConsoleStaffMember>()
export class ConsoleStaffMemberResponse extends StaffMemberResponse implements ConsoleStaffMember {
  @ApiProperty({ example: false })
  enabled: boolean;

  @ApiProperty({ example: false })
  you: boolean;

  @ApiProperty({ type: 'string', nullable: true, format: 'date-time', example: '2026-11-21T09:10:00.000Z' })
  decidedAt: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: '9000000001' })
  decidedBy: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Left the company.' })
  reason: string | null;
}
