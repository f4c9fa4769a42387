import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ConsoleCar } from '../../contract/console.js';
import { ConsoleCarDetails } from '../../contract/fleet/console-fleet.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { type RawListQuery, sendList } from '../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../platform/http/openapi/api-docs.js';
import { ConsoleCars, FILTERS, SORTS } from './console-cars.js';

@ApiTags('Console: cars')
@Controller('console/cars')
@Access('admin', 'custom-admin')
export class CarsConsoleController {
  constructor(private readonly cars: ConsoleCars) {}

  @Get()
  @ApiCall({ summary: 'All cars, including retired ones', refusals: ['INVALID'] })
  @ApiList(ConsoleCar, { sort: SORTS, filter: FILTERS })
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): ConsoleCar[] {
    const list = this.cars.list(raw);
    return sendList(reply, 'cars', list.query, list);
  }

  @Get(':id')
  @ApiParam({ name: 'id', description: 'The car.', schema: { type: 'integer' }, example: 7 })
  @ApiCall({ summary: 'One car with all editable fields', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: ConsoleCarDetails })
  one(@CalledBy() by: Caller, @Param('id', RowId) id: number): ConsoleCarDetails {
    return this.cars.findById(by, id);
  }
}
