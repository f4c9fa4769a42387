import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ConsoleRental } from '../../contract/console.js';
import { Access } from '../../platform/auth/access.js';
import { ApiCall, ApiListQuery } from '../../platform/http/api-docs.js';
import { RowId } from '../../platform/http/row-id.js';
import { readListQuery, sendList, type RawListQuery } from '../../platform/http/simple-rest.js';
import { RENTAL_LIST, RentalLists } from './rental-lists.js';
import { CONSOLE_RENTAL_EXAMPLE, CONSOLE_RENTAL_SCHEMA } from './rentals.docs.js';

@ApiTags('Console')
@Controller('console/bookings')
export class BookingsConsoleController {
  constructor(private readonly lists: RentalLists) {}

  @Get()
  @Access('admin', 'custom-admin')
  @ApiListQuery(RENTAL_LIST)
  @ApiCall({
    summary: 'Bookings, a page at a time',
    bare: true,
    data: { type: 'array', items: CONSOLE_RENTAL_SCHEMA },
    example: [{ ...CONSOLE_RENTAL_EXAMPLE, kind: 'BOOKING' }],
    refusals: ['INVALID'],
  })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleRental[]> {
    const query = readListQuery(raw, RENTAL_LIST);
    return sendList(reply, 'bookings', query, await this.lists.page('BOOKING', query));
  }

  @Get(':id')
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'One booking, with its history',
    bare: true,
    data: CONSOLE_RENTAL_SCHEMA,
    example: { ...CONSOLE_RENTAL_EXAMPLE, kind: 'BOOKING' },
    refusals: ['NOT_FOUND'],
  })
  one(@Param('id', RowId) id: number): Promise<ConsoleRental> {
    return this.lists.one('BOOKING', id);
  }
}
