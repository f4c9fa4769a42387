import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WorkList } from '../../../contract/work.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { sendPrepared } from '../../../platform/http/prepared-body.js';
import { WorkDto } from './work.dto.js';
import { WorkQueries } from './work-queries.js';

@ApiTags('Console')
@Controller('console/work')
export class WorkConsoleController {
  constructor(private readonly work: WorkQueries) {}

  @Get()
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'Everything that staff have to do now, the earliest first',
    description:
      'A row disappears when the fact behind it changes. A custom admin gets pickups, returns and the own drawer only; an admin also gets the drawers of disabled staff. Responds 304 if the ETag is current.',
    refusals: ['INVALID'],
  })
  @ApiOkResponse({ type: WorkList })
  async list(
    @CalledBy() by: Caller,
    @Query() { group }: WorkDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPrepared(request, reply, await this.work.list(by, group));
  }
}
