import { Controller, Delete, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BlockedIdentity, UnblockedIdentity } from '../../../contract/customers/blocked-identities.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../../platform/http/openapi/api-docs.js';
import { BLOCKED_LIST, BlockedIdentityQueries } from './blocked-identity-queries.js';
import { UnblockIdentity } from './unblock-identity.js';

@ApiTags('Console: customers')
@Controller('console/blocked-identities')
@Access('admin')
export class BlockedIdentitiesConsoleController {
  constructor(
    private readonly queries: BlockedIdentityQueries,
    private readonly unblock: UnblockIdentity,
  ) {}

  @Get()
  @ApiCall({
    summary: 'Blocked contacts and numbers of documents, a page at a time',
    refusals: ['INVALID'],
  })
  @ApiList(BlockedIdentity, BLOCKED_LIST)
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlockedIdentity[]> {
    const query = readListQuery(raw, BLOCKED_LIST);
    return sendList(reply, 'blocked-identities', query, await this.queries.page(query));
  }

  @Get(':id')
  @ApiCall({ summary: 'One blocked identity', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: BlockedIdentity })
  one(@Param('id', RowId) id: number): Promise<BlockedIdentity> {
    return this.queries.findById(id);
  }

  @Delete(':id')
  @HttpCode(200)
  @ApiCall({ summary: 'Remove a blocked identity', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: UnblockedIdentity })
  async remove(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<UnblockedIdentity> {
    await this.unblock.remove(by, id);
    return { id };
  }
}
