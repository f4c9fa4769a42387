import { Controller, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PendingDocument, type ReviewFlag } from '../../contract/customers/people.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall, ApiForm } from '../../platform/http/openapi/api-docs.js';
import { CustomerQueries } from './customer-queries.js';
import { AddCustomerForm } from './registration/add-customer.form.js';
import { REGISTRATION_FORM } from './registration/registration-form.docs.js';

/** Flags that reveal data of other customers or of the block list. */
const FOR_ADMINS: readonly ReviewFlag[] = ['SAME_NUMBER', 'LICENCE_BLOCKED', 'IDENTITY_BLOCKED'];

@ApiTags('Console')
@Controller('console/customers')
export class CustomersConsoleController {
  constructor(
    private readonly form: AddCustomerForm,
    private readonly queries: CustomerQueries,
  ) {}

  @Post()
  @Access('admin', 'custom-admin')
  @ApiForm({
    mobile: { type: 'string', examples: ['9000000014'] },
    email: { type: 'string', examples: ['walk-in@example.com'] },
    challengeId: {
      type: 'string',
      optional: true,
      description: 'From the response of `/console/customers/email-proof`.',
      examples: ['4f9c1f6e-58c1-4c3e-9a53-5e1b6a0b8f11'],
    },
    otp: {
      type: 'string',
      optional: true,
      description:
        'The code that the customer has read out. Without it, the address is unproved, unless `deskEmailProof` requires it.',
      examples: ['123456'],
    },
    ...REGISTRATION_FORM,
  })
  @ApiCall({
    summary: 'Add a customer at the desk',
    description: 'The customer waits for approval and is marked with the staff member who added them.',
    idempotent: true,
    refusals: ['INVALID', 'ALREADY_EXISTS', 'CONFLICT', 'FILE_REFUSED', 'MISMATCH', 'RUNNING'],
  })
  @ApiCreatedResponse({ type: PendingDocument })
  async add(@CalledBy() by: Caller, @Req() request: FastifyRequest): Promise<PendingDocument> {
    const added = await this.queries.registered(await this.form.submit(by, request));
    // Hides data about other customers from the desk. The reviewing admin gets it.
    return { ...added, flags: added.flags.filter((flag) => !FOR_ADMINS.includes(flag)) };
  }
}
