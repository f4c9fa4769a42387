import { ApiProperty } from '@nestjs/swagger';
import type { PendingDocument } from '../../../contract/customers/people.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';

@ResponseSchema<PendingDocument>()
export class PendingDocumentResponse implements PendingDocument {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ example: 'Ravi Patil' })
  fullName: string;

  @ApiProperty({ example: '4 Karve Road, Pune 411004' })
  address: string;

  @ApiProperty({ example: 'pending@example.com' })
  email: string;

  @ApiProperty({ example: '9000000012' })
  mobile: string;

  @ApiProperty({ description: 'Masked.', example: 'XXXX XXXX 5246' })
  aadhaarNumber: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  submittedAt: string;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description:
      'The earliest pickup of a rental that is pending or confirmed; in the past when it was missed.',
    example: '2026-11-22T12:30:00.000Z',
  })
  nextPickupAt: string | null;

  @ApiProperty({
    description: 'GET it with a bearer for a link that is valid for five minutes.',
    example: '/api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11',
  })
  aadhaarFilePath: string;

  @ApiProperty({
    description: 'GET it with a bearer for a link that is valid for five minutes.',
    example: '/api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11',
  })
  licenseFilePath: string;

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

  @ApiProperty({ type: 'string', nullable: true, description: "The desk's mobile number.", example: null })
  addedBy: string | null;
}
