import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ConsoleBlock, RemovedBlock } from '../../../contract/fleet/console-fleet.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Once, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../../platform/http/openapi/api-docs.js';
import { BlockDto } from './block.dto.js';
import { BLOCK_LIST, BlockQueries } from './block-queries.js';
import { PlaceBlock } from './place-block.js';
import { RemoveBlock } from './remove-block.js';

@ApiTags('Console: cars')
@Controller('console/blocks')
@Access('admin')
export class BlocksConsoleController {
  constructor(
    private readonly queries: BlockQueries,
    private readonly placeBlock: PlaceBlock,
    private readonly removeBlock: RemoveBlock,
  ) {}

  @Get()
  @ApiCall({ summary: 'Blocks of cars, a page at a time', refusals: ['INVALID'] })
  @ApiList(ConsoleBlock, BLOCK_LIST)
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleBlock[]> {
    const query = readListQuery(raw, BLOCK_LIST);
    return sendList(reply, 'blocks', query, await this.queries.page(query));
  }

  @Get(':id')
  @ApiCall({ summary: 'One block', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: ConsoleBlock })
  one(@Param('id', RowId) id: number): Promise<ConsoleBlock> {
    return this.queries.findById(id);
  }

  @Post()
  @ApiCall({
    summary: 'Block a car for customers for a time',
    description: 'Refused with 1012 and `inTheWay`, the rentals, holds and blocks that overlap.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'TAKEN', 'MISMATCH', 'RUNNING'],
  })
  @ApiCreatedResponse({ type: ConsoleBlock })
  async place(
    @CalledBy() by: Caller,
    @Body() body: BlockDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleBlock> {
    return this.queries.findById(await this.placeBlock.place(by, body, once));
  }

  @Delete(':id')
  @HttpCode(200)
  @ApiCall({
    summary: 'Remove a block of a car',
    description: 'A current block ends now. A past block cannot be removed.',
    refusals: ['NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: RemovedBlock })
  async remove(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<{ id: number }> {
    await this.removeBlock.remove(by, id);
    return { id };
  }
}
