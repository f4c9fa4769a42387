import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  type Complaint,
  COMPLAINT_STATES,
  type ComplaintAnswer,
  type ComplaintState,
  type ConsoleComplaint,
} from '../../contract/customers/complaints.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<ComplaintAnswer>()
export class ComplaintAnswerResponse implements ComplaintAnswer {
  @ApiProperty({ example: 'We are sorry. The charge goes back to you today.' })
  text: string;

  @ApiProperty({ enum: ['staff'], example: 'staff' })
  by: 'staff';

  @ApiProperty({ format: 'date-time', example: '2026-11-21T09:10:00.000Z' })
  at: string;
}

@ResponseSchema<Complaint>()
export class ComplaintResponse implements Complaint {
  @ApiProperty({ type: 'integer', example: 3 })
  complaintId: number;

  @ApiProperty({ example: 'K7MPQ2XW9T' })
  number: string;

  @ApiProperty({ example: 'Charged twice for washing' })
  subject: string;

  @ApiProperty({ example: 'My booking H4TRW8N2QA shows the washing fee two times.' })
  message: string;

  @ApiProperty({ enum: COMPLAINT_STATES, example: 'ANSWERED' })
  state: ComplaintState;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'GET it with a bearer for a link that is valid for five minutes.',
    example: '/api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11',
  })
  imagePath: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  createdAt: string;

  @ApiProperty({ type: [ComplaintAnswerResponse], description: 'Oldest first.' })
  answers: ComplaintAnswerResponse[];
}

@ResponseSchema<ConsoleComplaint['answers'][number]>()
export class ConsoleComplaintAnswerResponse extends OmitType(ComplaintAnswerResponse, ['by'] as const) {
  @ApiProperty({ example: '9000000001' })
  by: string;
}

@ResponseSchema<ConsoleComplaint>()
export class ConsoleComplaintResponse implements ConsoleComplaint {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ example: 'K7MPQ2XW9T' })
  number: string;

  @ApiProperty({ example: 'Charged twice for washing' })
  subject: string;

  @ApiProperty({ example: 'My booking H4TRW8N2QA shows the washing fee two times.' })
  message: string;

  @ApiProperty({ enum: COMPLAINT_STATES, example: 'ANSWERED' })
  state: ComplaintState;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'GET it with a bearer for a link that is valid for five minutes.',
    example: '/api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11',
  })
  imagePath: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  createdAt: string;

  @ApiProperty({ type: 'integer', example: 12 })
  customerId: number;

  @ApiProperty({ type: 'string', nullable: true, example: 'Asha Kulkarni' })
  customerName: string | null;

  @ApiProperty({ example: '9000000011' })
  customerMobile: string;

  @ApiProperty({ example: 'approved@example.com' })
  customerEmail: string;

  @ApiProperty({ type: 'string', nullable: true, format: 'date-time', example: '2026-11-21T09:10:00.000Z' })
  decidedAt: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'A mobile number.', example: '9000000001' })
  decidedBy: string | null;

  @ApiProperty({ type: [ConsoleComplaintAnswerResponse], description: 'Oldest first.' })
  answers: ConsoleComplaintAnswerResponse[];
}
