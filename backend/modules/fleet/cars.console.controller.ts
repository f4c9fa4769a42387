import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ConsoleCarDetails } from '../../contract/fleet/console-fleet.js';
import type { ConsoleCar } from '../../contract/console.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall, ApiListQuery } from '../../platform/http/openapi/api-docs.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { sendList, type RawListQuery } from '../../platform/http/lists/simple-rest.js';
import { ConsoleCars, FILTERS, SORTS } from './console-cars.js';
import {
  CONSOLE_CAR_DETAILS_EXAMPLE,
  CONSOLE_CAR_DETAILS_SCHEMA,
  CONSOLE_CAR_EXAMPLE,
  CONSOLE_CAR_SCHEMA,
} from './vehicle.docs.js';

@ApiTags('Console: cars')
@Controller('console/cars')
@Access('admin', 'custom-admin')
export class CarsConsoleController {
  constructor(private readonly cars: ConsoleCars) {}

  @Get()
  @ApiListQuery({ sort: SORTS, filter: FILTERS })
  @ApiCall({
    summary: 'All cars, retired ones too',
    data: { type: 'array', items: CONSOLE_CAR_SCHEMA },
    example: [CONSOLE_CAR_EXAMPLE],
    bare: true,
    refusals: ['INVALID'],
  })
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): ConsoleCar[] {
    const list = this.cars.list(raw);
    return sendList(reply, 'cars', list.query, list);
  }

  @Get(':id')
  @ApiParam({ name: 'id', description: 'The car.', schema: { type: 'integer' }, example: 7 })
  @ApiCall({
    summary: 'One car, with all that can be changed about it',
    data: CONSOLE_CAR_DETAILS_SCHEMA,
    example: CONSOLE_CAR_DETAILS_EXAMPLE,
    bare: true,
    refusals: ['NOT_FOUND'],
  })
  one(@CalledBy() by: Caller, @Param('id', RowId) id: number): ConsoleCarDetails {
    return this.cars.one(by, id);
  }
}
