import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../../contract/codes.js';
import { Complaint } from '../../contract/customers/complaints.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ok, ownList } from '../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope, ApiForm } from '../../platform/http/openapi/api-docs.js';
import { ComplaintForm } from './complaint.form.js';
import { ComplaintQueries } from './complaint-queries.js';

@ApiTags('Complaints')
@Controller('api/complaints')
@Access('customer')
export class ComplaintsController {
  constructor(
    private readonly form: ComplaintForm,
    private readonly queries: ComplaintQueries,
  ) {}

  @Post()
  @HttpCode(201)
  @ApiForm({
    subject: {
      type: 'string',
      description: 'At most 120 characters.',
      examples: ['Charged twice for washing'],
    },
    message: {
      type: 'string',
      description: 'At most 4000 characters.',
      examples: ['My booking H4TRW8N2QA shows the washing fee two times.'],
    },
    image: {
      type: 'string',
      format: 'binary',
      description: 'JPEG, PNG, WebP or PDF up to 8 MB.',
      optional: true,
    },
  })
  @ApiCall({
    summary: 'Send a complaint, optionally with an image',
    idempotent: true,
    description: 'At most five of one customer wait for an answer.',
    refusals: ['INVALID', 'FILE_REFUSED', 'MISMATCH', 'RUNNING', 'TOO_MANY_OPEN'],
  })
  @ApiEnvelope(Complaint, { status: 201, example: { state: 'OPEN', answers: [] } })
  async send(@CalledBy() by: Caller, @Req() request: FastifyRequest): Promise<Envelope<Complaint>> {
    const { complaintId } = await this.form.submit(by, request);
    return ok(
      await this.queries.findByCustomerAndId(by.id, complaintId),
      messageOf(officeMessages, 'complaintReceived'),
    );
  }

  @Get('user/complaints')
  @ApiCall({ summary: "The caller's complaints, newest first" })
  @ApiEnvelope(Complaint, { isArray: true })
  async own(@CalledBy() by: Caller): Promise<Envelope<Complaint[]>> {
    return ownList(await this.queries.findByCustomer(by.id), 'No complaints found.');
  }
}
