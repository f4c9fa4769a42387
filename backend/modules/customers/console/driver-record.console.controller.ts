import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DriverReveal } from '../../../contract/customers/console-customers.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { RevealDriver } from '../licences/reveal-driver.js';
import { RevealDto } from './console-customer.dto.js';

@ApiTags('Console: customers')
@Controller('console/customers')
@Access('admin')
export class DriverRecordConsoleController {
  constructor(private readonly revealDriver: RevealDriver) {}

  @Post(':id/driver-reveal')
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'Reveal who drove, after the account was deleted',
    description:
      'For traffic fines that arrive within 180 days of the last return. Each call writes an audit entry with the reason.',
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  @ApiOkResponse({ type: DriverReveal })
  reveal(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: RevealDto,
  ): Promise<DriverReveal> {
    return this.revealDriver.reveal(by, id, body.reason);
  }
}
