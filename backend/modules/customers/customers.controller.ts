import { Body, Controller, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../../contract/codes.js';
import { DocumentAccess } from '../../contract/customers/access-log.js';
import { CustomerProfile, CustomerStanding, DocumentLink } from '../../contract/customers/people.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ok } from '../../platform/http/envelope.js';
import { Uuid } from '../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope, ApiForm } from '../../platform/http/openapi/api-docs.js';
import { ChooseSms } from './choose-sms.js';
import { GiveConsent } from './consents/give-consent.js';
import { ChangeProfile } from './contacts/change-profile.js';
import { NeedsProvedEmail } from './contacts/proved-email.js';
import { ConsentDto, ProfileDto, SmsChoiceDto } from './customer.dto.js';
import { CustomerQueries } from './customer-queries.js';
import { AccessLogQueries } from './documents/access-log-queries.js';
import { OpenDocument } from './documents/open-document.js';
import { RegistrationForm } from './registration/registration.form.js';
import { REGISTRATION_FORM } from './registration/registration-form.docs.js';

@ApiTags('Customers')
@Controller('api')
export class CustomersController {
  constructor(
    private readonly form: RegistrationForm,
    private readonly queries: CustomerQueries,
    private readonly sms: ChooseSms,
    private readonly giveConsent: GiveConsent,
    private readonly changeProfile: ChangeProfile,
    private readonly openDocument: OpenDocument,
    private readonly accessLog: AccessLogQueries,
  ) {}

  @Post('auth/register')
  @HttpCode(200)
  @Access('customer', 'renting')
  @NeedsProvedEmail()
  @ApiForm(REGISTRATION_FORM)
  @ApiCall({
    summary: 'Register with an identity document and the driving licence',
    description:
      'Submitting the form gives the consent that its notice describes. Aadhaar is voluntary: each kind of identity document that the settings accept is enough. After a rejection, only the rejected documents are required. Approved customers send what `renewal` of their profile asks for, or only a licence if theirs ends before the last day of rentals. Five times a day.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'FILE_REFUSED', 'WRONG_STATE', 'TOO_MANY', 'MISMATCH', 'RUNNING'],
  })
  @ApiEnvelope(null)
  async register(@CalledBy() by: Caller, @Req() request: FastifyRequest): Promise<Envelope<null>> {
    await this.form.submit(by, request);
    return ok(null, messageOf(customersMessages, 'submitted'));
  }

  @Get('user/profile')
  @Access('customer')
  @ApiCall({
    summary: "The caller's profile",
    description:
      'HTTP 200 throughout: 1000 approved, 1002 not registered, 1007 under verification, 1008 rejected with reasons.',
  })
  @ApiEnvelope(CustomerProfile, { nullable: true })
  profile(@CalledBy() by: Caller): Promise<Envelope<CustomerProfile | null>> {
    return this.queries.profile(by.id);
  }

  @Put('user/profile')
  @Access('customer')
  @NeedsProvedEmail()
  @ApiCall({
    summary: 'Change the name or the address',
    description:
      'The name of an approved customer waits for an admin (`renewal.fullName` of the profile); the approved one stays until then.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiEnvelope(CustomerProfile)
  async change(@CalledBy() by: Caller, @Body() body: ProfileDto): Promise<Envelope<CustomerProfile | null>> {
    await this.changeProfile.change(by, body);
    return this.queries.profile(by.id);
  }

  @Put('user/sms')
  @Access('customer')
  @ApiCall({
    summary: 'Choose whether SMS accompany the e-mails',
    description: 'About confirmation, pickup, return and refunds, at most three a day.',
    refusals: ['INVALID', 'WRONG_STATE'],
  })
  @ApiEnvelope(null)
  async chooseSms(@CalledBy() by: Caller, @Body() { wanted }: SmsChoiceDto): Promise<Envelope<null>> {
    await this.sms.choose(by.id, wanted);
    return ok(null);
  }

  @Put('user/consent')
  @Access('customer')
  @NeedsProvedEmail()
  @ApiCall({
    summary: 'Agree to a changed text',
    description: 'With `newConsent` of the profile. Refused if the text has changed since.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiEnvelope(null)
  async consent(@CalledBy() by: Caller, @Body() body: ConsentDto): Promise<Envelope<null>> {
    await this.giveConsent.give(by.id, body);
    return ok(null);
  }

  @Get('adminVerified')
  @Access('customer')
  @ApiCall({
    summary: 'Whether the customer is approved',
    description:
      'HTTP 200 throughout: 1000 approved, 1002 not registered, 1007 under verification, 1008 rejected with reasons.',
  })
  @ApiEnvelope(CustomerStanding, { nullable: true, example: null })
  standing(@CalledBy() by: Caller): Promise<Envelope<CustomerStanding | null>> {
    return this.queries.standing(by.id);
  }

  @Get('user/access-log')
  @Access('customer')
  @ApiCall({
    summary: "The looks of staff members at the caller's documents within a year, newest first",
    description: 'At most 1,000. Contains no names of staff members.',
  })
  @ApiEnvelope(DocumentAccess, { isArray: true })
  async looks(@CalledBy() by: Caller): Promise<Envelope<DocumentAccess[]>> {
    return ok(await this.accessLog.ofCustomer(by.id));
  }

  @Get('documents/:id')
  @Access('customer', 'admin', 'custom-admin')
  @NeedsProvedEmail()
  @ApiCall({
    summary: 'A link to a document, valid for five minutes',
    description:
      'For its owner and for admins; for custom admins if it is a photo of a car. Other callers get 1002. Each link for a staff member is recorded, and shown to the owner.',
    refusals: ['NOT_FOUND'],
  })
  @ApiEnvelope(DocumentLink)
  async document(@CalledBy() by: Caller, @Param('id', Uuid) id: string): Promise<Envelope<DocumentLink>> {
    return ok(await this.openDocument.open(by, id));
  }
}
