import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RenterContact } from '../../../contract/rentals/contact.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { ContactDto } from './contact.dto.js';
import { RevealContact } from './reveal-contact.js';

@ApiTags('Console')
@Controller('console/rentals/:id/contact')
@Access('admin', 'custom-admin')
export class ContactConsoleController {
  constructor(private readonly contact: RevealContact) {}

  @Post()
  @HttpCode(200)
  @ApiCall({
    summary: 'The whole mobile number of a renter, with a reason',
    description:
      'Custom admins see the number without this call from 48 hours before the pickup until 48 hours after the return. The customer sees that it was opened.',
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  @ApiOkResponse({ type: RenterContact })
  reveal(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { reason }: ContactDto,
  ): Promise<RenterContact> {
    return this.contact.reveal(by, id, reason);
  }
}
