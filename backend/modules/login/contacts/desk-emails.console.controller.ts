import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CodeSent } from '../../../contract/customers/people.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { NewEmailDto } from './contacts.dto.js';
import { DeskEmails } from './desk-emails.js';

@ApiTags('Console: customers')
@Controller('console/customers/email-proof')
@Access('admin', 'custom-admin')
export class DeskEmailsConsoleController {
  constructor(private readonly emails: DeskEmails) {}

  @Post()
  @HttpCode(200)
  @ApiCall({
    summary: 'Send a code to the e-mail address of a customer at the desk',
    description:
      'The customer reads it out, and `POST /console/customers` sends it with the form. At most five times an hour for each address.',
    refusals: ['INVALID', 'TOO_MANY'],
  })
  @ApiOkResponse({ type: CodeSent })
  send(@CalledBy() by: Caller, @Body() { email }: NewEmailDto): Promise<CodeSent> {
    return this.emails.sendCode(by, email);
  }
}
