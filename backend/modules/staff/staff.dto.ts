import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { MAX_REASON_LENGTH } from '../../contract/limits.js';
import type { ConsoleStaffMember, StaffAccessRequest } from '../../contract/office.js';
import type { StaffMember } from '../../contract/customers/people.js';
import { schemaOf } from '../../platform/http/openapi/api-docs.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { IsMobile, IsPlainText } from '../../platform/http/validators.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { messageOf } from '../../contract/messages/message.js';

export class MobileNumberQuery {
  @ApiProperty({ example: '9000000003', description: 'Ten digits; +91, 0 and spaces are taken off.' })
  @IsMobile(messageOf(officeMessages, 'mobileRequired'))
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

@RefuseUnknown()
export class StaffAccessDto implements StaffAccessRequest {
  @ApiProperty({ example: false, description: 'False disables, true enables again.' })
  @IsBoolean({ message: 'Enabled must be true or false.' })
  enabled: boolean;

  @ApiProperty({ example: 'Left the company.' })
  @IsPlainText(`Enter a reason of at most ${MAX_REASON_LENGTH} characters.`, { max: MAX_REASON_LENGTH })
  reason: string;
}

export const CONSOLE_STAFF_EXAMPLE: ConsoleStaffMember = {
  ...STAFF_EXAMPLE,
  enabled: false,
  you: false,
  decidedAt: '2026-11-21T09:10:00.000Z',
  decidedBy: '9000000001',
  reason: 'Left the company.',
};

const NULLABLE = ['decidedAt', 'decidedBy', 'reason'] as const;
const shape = schemaOf(CONSOLE_STAFF_EXAMPLE) as { properties: Record<string, object> };

export const CONSOLE_STAFF_SCHEMA = {
  ...shape,
  properties: {
    ...shape.properties,
    ...Object.fromEntries(
      NULLABLE.map((name) => [name, { type: ['string', 'null'], examples: [CONSOLE_STAFF_EXAMPLE[name]] }]),
    ),
  },
};
