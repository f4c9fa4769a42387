import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../../contract/codes.js';
import {
  type AttachCarRequest,
  VehicleDetails,
  VehicleFilters,
  VehicleListItem,
} from '../../../contract/fleet/vehicles.js';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rupees } from '../../../contract/money.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope, ApiForm } from '../../../platform/http/openapi/api-docs.js';
import { sendPrepared } from '../../../platform/http/prepared-body.js';
import { ReadsDatabase } from '../../../platform/http/reads-database.js';
import { validation } from '../../../platform/http/validation.js';
import { AttachCarForm } from '../attach-car.form.js';
import { VehicleQueries } from './vehicle-queries.js';
import { ApiVehicleQuery } from './vehicle-query.docs.js';
import { VehicleQueryDto } from './vehicle-query.dto.js';

const ATTACH_EXAMPLE: AttachCarRequest = {
  firstName: 'Asha',
  lastName: 'Kulkarni',
  mobile: '9876543210',
  email: 'asha@example.com',
  carName: 'Maruti Suzuki Dzire',
  carModel: 'VXi',
  year: 2025,
  vehicleType: 'SEDAN',
  fuelType: 'Petrol',
  location: 'Shivajinagar',
  transmission: 'Manual',
  mileage: 22.4,
  seatingCapacity: 5,
  cost: rupees(1800),
  color: 'Pearl White',
  plate: 'MH12AB1234',
};

/** Returns whether a search contains both dates, so that the response depends on the cars' availability. */
const isDated = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && 'from' in query && 'to' in query;

/** A search is rarely repeated, so compressing its response would take longer than it saves. */
const UNZIPPED = { zip: false };

/** Sends prepared bodies, because the framework's serializer would take most of the time. */
@ApiTags('Vehicles')
@Controller('api/vehicles')
export class VehiclesController {
  private readonly queryPipe = validation();

  constructor(
    private readonly queries: VehicleQueries,
    private readonly attachCar: AttachCarForm,
  ) {}

  @Get()
  @Access('public')
  @ReadsDatabase(isDated)
  @ApiVehicleQuery()
  @ApiCall({
    summary: 'All listed cars',
    description:
      'The whole list if there is no query. `cost` is the hourly price. No match is 200 with code 1002 and an empty list. Responses have an ETag.',
    refusals: ['INVALID'],
  })
  @ApiEnvelope(VehicleListItem, { isArray: true })
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!request.url.includes('?')) {
      sendPrepared(request, reply, this.queries.wholeList);
      return;
    }
    const query = (await this.queryPipe.transform(request.query, {
      type: 'query',
      metatype: VehicleQueryDto,
    })) as VehicleQueryDto;
    sendPrepared(request, reply, await this.queries.find(query), UNZIPPED);
  }

  @Get('filters')
  @Access('public')
  @ApiCall({ summary: 'The values of the filters, with counts' })
  @ApiEnvelope(VehicleFilters)
  filters(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendPrepared(request, reply, this.queries.filters);
  }

  @Get(':id')
  @Access('public')
  @ReadsDatabase()
  @ApiParam({ name: 'id', description: 'The car.', schema: { type: 'integer' }, example: 7 })
  @ApiCall({
    summary: 'One car',
    description: '`cost` is the daily price.',
    refusals: ['NOT_FOUND'],
  })
  @ApiEnvelope(VehicleDetails)
  async details(
    @Req() request: FastifyRequest<{ Params: { id: string } }>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPrepared(request, reply, await this.queries.details(request.params.id));
  }

  @Post()
  @Access('admin')
  @ApiForm({
    car: {
      type: 'string',
      description:
        'JSON text. `cost` is rupees per day; `costPerHour` is a twenty-fourth of it where absent.',
      contentMediaType: 'application/json',
      examples: [JSON.stringify(ATTACH_EXAMPLE)],
    },
    images: {
      type: 'array',
      minItems: 1,
      maxItems: 12,
      description: 'JPEG, PNG, WebP or AVIF, up to 10 MB each; the first is the main one.',
      items: { type: 'string', format: 'binary' },
    },
    agreement: { type: 'string', format: 'binary', description: 'The rental agreement: a PDF up to 10 MB.' },
  })
  @ApiCall({
    summary: 'Attach a car',
    idempotent: true,
    refusals: ['INVALID', 'ALREADY_EXISTS', 'FILE_REFUSED', 'MISMATCH', 'RUNNING'],
  })
  @ApiEnvelope(VehicleDetails, { status: 201 })
  async attach(@CalledBy() by: Caller, @Req() request: FastifyRequest): Promise<Envelope<VehicleDetails>> {
    return ok(await this.attachCar.submit(by, request), messageOf(fleetMessages, 'attached'));
  }
}
