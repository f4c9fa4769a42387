import { ApiProperty } from '@nestjs/swagger';
import type { StaffMember } from '../../contract/people.js';
import { IsMobile } from '../../platform/http/validators.js';

export class MobileNumberQuery {
  @ApiProperty({ example: '9000000003', description: 'Ten digits; +91, 0 and spaces are taken off.' })
  @IsMobile('Mobile number is required.')
  mobileNumber: string;
}

export const STAFF_EXAMPLE: StaffMember = {
  id: 3,
  mobileNumber: '9000000003',
  role: 'ADMIN',
  createdAt: '2026-11-20T08:15:00.000Z',
};

export const STAFF_SCHEMA = {
  type: 'object',
  required: Object.keys(STAFF_EXAMPLE),
  properties: {
    id: { type: 'integer', examples: [3] },
    mobileNumber: { type: 'string', examples: ['9000000003'] },
    role: { type: 'string', enum: ['ADMIN', 'CUSTOM_ADMIN'], examples: ['ADMIN'] },
    createdAt: { type: 'string', format: 'date-time', examples: [STAFF_EXAMPLE.createdAt] },
  },
};
