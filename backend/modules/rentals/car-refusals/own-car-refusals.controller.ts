import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../../../contract/codes.js';
import { OwnRental } from '../../../contract/rentals/rentals.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { Once, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { ApiCall, ApiEnvelope, ApiForm } from '../../../platform/http/openapi/api-docs.js';
import { ApiReference } from '../own/api-reference.js';
import { OwnRentalQueries } from '../own/own-rental-queries.js';
import { SettleRefusalDto } from './car-refusal.dto.js';
import { CarRefusalForms } from './car-refusal.forms.js';
import { SettleOwnRefusal } from './settle-own-refusal.js';

@ApiTags('Rentals')
@Controller('api/rentals')
@Access('customer')
export class OwnCarRefusalsController {
  constructor(
    private readonly forms: CarRefusalForms,
    private readonly settleOwnRefusal: SettleOwnRefusal,
    private readonly queries: OwnRentalQueries,
  ) {}

  @Post(':reference/refusal')
  @HttpCode(200)
  @ApiReference
  @ApiForm({
    cause: {
      type: 'string',
      description: 'DIRTY, UNSAFE, WRONG_CAR, DAMAGED or OTHER.',
      examples: ['DIRTY'],
    },
    note: {
      type: 'string',
      description: 'Required for OTHER.',
      examples: ['The seats are stained.'],
      optional: true,
    },
    photos: {
      type: 'array',
      items: { type: 'string', format: 'binary' },
      description: 'One to six JPEG, PNG or WebP files of 8 MB.',
    },
  })
  @ApiCall({
    summary: 'Refuse the car at the pickup',
    description:
      'From the time the car can be handed over until its return time. It is not handed over until the refusal is settled.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'FILE_REFUSED', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiEnvelope(OwnRental)
  async refuse(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<OwnRental>> {
    await this.forms.report(by, reference, request);
    return ok(await this.queries.byReference(by.id, reference));
  }

  @Put(':reference/refusal')
  @ApiReference
  @ApiCall({
    summary: 'Accept a refused car, or cancel if staff have not answered in time',
    description: 'A cancellation refunds everything. Refused with 1015 TOO_EARLY until `cancelFrom`.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiEnvelope(OwnRental)
  async settle(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
    @Body() { act }: SettleRefusalDto,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<OwnRental>> {
    await this.settleOwnRefusal.settle(by, reference, act, once);
    return ok(await this.queries.byReference(by.id, reference));
  }
}
