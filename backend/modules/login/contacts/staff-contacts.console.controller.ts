import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ContactChanged } from '../../../contract/customers/console-contacts.js';
import { CodeSent } from '../../../contract/customers/people.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { ChangeContactByStaff } from './change-contact-by-staff.js';
import { EmailChangeByStaffDto, MobileChangeByStaffDto, NewEmailDto, NewMobileDto } from './contacts.dto.js';
import { RequestContactChange } from './request-contact-change.js';

@ApiTags('Console: customers')
@Controller('console/customers/:id')
@Access('admin')
export class StaffContactsConsoleController {
  constructor(
    private readonly requests: RequestContactChange,
    private readonly changes: ChangeContactByStaff,
  ) {}

  @Post('mobile-change')
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'Send a code to the mobile number of a customer',
    description:
      'By SMS to a new number, or to the present one to prove it. At most three a day for each customer and five an hour for each number.',
    refusals: ['INVALID', 'NOT_FOUND', 'ACCOUNT_REJECTED', 'CONFLICT', 'TOO_MANY'],
  })
  @ApiOkResponse({ type: CodeSent })
  requestMobile(
    @CalledBy() by: Caller,
    @Param('id', RowId) customerId: number,
    @Body() { mobile }: NewMobileDto,
  ): Promise<CodeSent> {
    return this.requests.toMobile({ customerId, address: by.address, isStaff: true }, mobile);
  }

  @Post('mobile-change/confirm')
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'Change or prove the mobile number of a customer',
    description:
      'With the code that the customer reads out. The customer gets an e-mail about a new number; all sessions and known browsers end.',
    refusals: ['INVALID', 'NOT_FOUND', 'ACCOUNT_REJECTED', 'CONFLICT', 'CODE_WRONG'],
  })
  @ApiOkResponse({ type: ContactChanged })
  async changeMobile(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: MobileChangeByStaffDto,
  ): Promise<ContactChanged> {
    await this.changes.changeMobile(by, id, body);
    return { waits: false };
  }

  @Post('email-change')
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'Send a code to the e-mail address of a customer',
    description:
      'To a new address, or to the present one to prove it. At most five times an hour for each customer.',
    refusals: ['INVALID', 'NOT_FOUND', 'ACCOUNT_REJECTED', 'CONFLICT', 'TOO_MANY'],
  })
  @ApiOkResponse({ type: CodeSent })
  requestEmail(
    @CalledBy() by: Caller,
    @Param('id', RowId) customerId: number,
    @Body() { email }: NewEmailDto,
  ): Promise<CodeSent> {
    return this.requests.toEmail({ customerId, address: by.address, isStaff: true }, email);
  }

  @Post('email-change/confirm')
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'Change or prove the e-mail address of a customer',
    description:
      'With the code that the new address received. With `mobile`, the code that `mobile-change` sent to the proved number, the change takes effect immediately, and all sessions and known browsers end. Without it, the present address gets a message, and the change takes effect after 24 hours unless the customer signs in before; an address that our desk typed and nobody proved changes immediately.',
    refusals: ['INVALID', 'NOT_FOUND', 'ACCOUNT_REJECTED', 'CONFLICT', 'CODE_WRONG', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ContactChanged })
  async changeEmail(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: EmailChangeByStaffDto,
  ): Promise<ContactChanged> {
    return { waits: await this.changes.changeEmail(by, id, body) };
  }
}
