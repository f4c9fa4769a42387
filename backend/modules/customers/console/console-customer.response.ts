import { ApiProperty } from '@nestjs/swagger';
import type {
  AadhaarReveal,
  ConsoleCustomer,
  ConsoleCustomerDetails,
  CustomerTrailEntry,
} from '../../../contract/customers/console-customers.js';
import type { Approval } from '../../../contract/customers/people.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { RejectionReasonsResponse } from '../customer.response.js';

@ResponseSchema<ConsoleCustomer>()
export class ConsoleCustomerResponse implements ConsoleCustomer {
  @ApiProperty({ type: 'integer', example: 11 })
  id: number;

  @ApiProperty({ type: 'string', nullable: true, example: 'Asha Kulkarni' })
  fullName: string | null;

  @ApiProperty({ example: '9000000011' })
  mobile: string;

  @ApiProperty({ example: 'approved@example.com' })
  email: string;

  @ApiProperty({
    enum: ['PENDING', 'APPROVED', 'REJECTED'],
    nullable: true,
    description: 'Null until registered.',
    example: 'APPROVED',
  })
  approval: Approval | null;

  @ApiProperty({ type: 'string', nullable: true, format: 'date-time', example: null })
  suspendedAt: string | null;

  @ApiProperty({ type: 'string', nullable: true, format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  submittedAt: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:10:00.000Z' })
  createdAt: string;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  addedBy: string | null;
}

@ResponseSchema<NonNullable<ConsoleCustomerDetails['consent']>>()
export class ConsentResponse {
  @ApiProperty({ example: '2026-01' })
  version: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  at: string;
}

@ResponseSchema<NonNullable<ConsoleCustomerDetails['suspension']>>()
export class SuspensionResponse {
  @ApiProperty({ example: true })
  suspended: boolean;

  @ApiProperty({ example: 'Returned a car with forged documents.' })
  reason: string;

  @ApiProperty({ type: 'string', nullable: true, example: '9000000001' })
  by: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T09:00:00.000Z' })
  at: string;
}

@ResponseSchema<CustomerTrailEntry>()
export class CustomerTrailEntryResponse implements CustomerTrailEntry {
  @ApiProperty({ type: 'integer', example: 41 })
  id: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:00:00.000Z' })
  at: string;

  @ApiProperty({ example: 'approve-customer' })
  action: string;

  @ApiProperty({ type: 'string', nullable: true, example: '9000000001' })
  by: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  reason: string | null;
}

@ResponseSchema<ConsoleCustomerDetails>()
export class ConsoleCustomerDetailsResponse
  extends ConsoleCustomerResponse
  implements ConsoleCustomerDetails
{
  @ApiProperty({ type: 'string', nullable: true, example: '4 Karve Road, Pune 411004' })
  address: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'XXXX XXXX 2346' })
  aadhaarNumber: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '/api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11',
  })
  aadhaarFilePath: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '/api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11',
  })
  licenseFilePath: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The back side, where it was sent as a file of its own.',
    example: null,
  })
  aadhaarBackFilePath: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The back side, where it was sent as a file of its own.',
    example: null,
  })
  licenseBackFilePath: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: '9000000001' })
  decidedBy: string | null;

  @ApiProperty({ type: 'string', nullable: true, format: 'date-time', example: '2026-11-20T09:00:00.000Z' })
  decidedAt: string | null;

  @ApiProperty({
    type: RejectionReasonsResponse,
    nullable: true,
    description: 'Why documents were rejected: aadhaar, license, note.',
    example: null,
  })
  reasons: RejectionReasonsResponse | null;

  @ApiProperty({ type: ConsentResponse, nullable: true })
  consent: ConsentResponse | null;

  @ApiProperty({ type: SuspensionResponse, nullable: true, example: null })
  suspension: SuspensionResponse | null;

  @ApiProperty({ type: [CustomerTrailEntryResponse] })
  trail: CustomerTrailEntryResponse[];
}

@ResponseSchema<AadhaarReveal>()
export class AadhaarRevealResponse implements AadhaarReveal {
  @ApiProperty({ example: '2341 2341 2346' })
  aadhaarNumber: string;

  @ApiProperty({ example: true })
  complete: boolean;
}
