import { ApiProperty } from '@nestjs/swagger';
import type {
  Approval,
  CustomerProfile,
  DocumentLink,
  RejectionReasons,
} from '../../contract/customers/people.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<RejectionReasons>()
export class RejectionReasonsResponse implements RejectionReasons {
  @ApiProperty({ required: false, example: 'The photograph is blurred.' })
  aadhaar?: string;

  @ApiProperty({ required: false, example: 'The licence has expired.' })
  license?: string;

  @ApiProperty({ required: false, example: 'Please send both again.' })
  note?: string;
}

@ResponseSchema<CustomerProfile>()
export class CustomerProfileResponse implements CustomerProfile {
  @ApiProperty({ example: 'Asha Kulkarni' })
  fullName: string;

  @ApiProperty({ example: '4 Karve Road, Pune 411004' })
  address: string;

  @ApiProperty({ example: 'approved@example.com' })
  email: string;

  @ApiProperty({ example: '9000000011' })
  mobile: string;

  @ApiProperty({ description: 'Masked.', example: 'XXXX XXXX 2346' })
  aadhaarNumber: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  submittedAt: string;

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

  @ApiProperty({ enum: ['PENDING', 'APPROVED', 'REJECTED'], example: 'APPROVED' })
  adminApproval: Approval;

  @ApiProperty({
    type: RejectionReasonsResponse,
    nullable: true,
    description: 'Why documents were rejected.',
    example: null,
  })
  reasons: RejectionReasonsResponse | null;
}

@ResponseSchema<{ reasons: RejectionReasons }>()
export class CustomerStandingResponse {
  @ApiProperty({ type: RejectionReasonsResponse, description: 'Why documents were rejected.' })
  reasons: RejectionReasonsResponse;
}

@ResponseSchema<DocumentLink>()
export class DocumentLinkResponse implements DocumentLink {
  @ApiProperty({ example: '/files/ZG9jdW1lbnRz/c2lnbmF0dXJl' })
  downloadUrl: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:20:00.000Z' })
  expiresAt: string;

  @ApiProperty({ example: 'image/jpeg' })
  contentType: string;
}
