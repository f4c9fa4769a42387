import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../../contract/codes.js';
import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { Hold } from '../../../contract/rentals/rentals.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { Once, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { Uuid } from '../../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope } from '../../../platform/http/openapi/api-docs.js';
import { HoldDto } from './hold.dto.js';
import { HoldQueries } from './hold-queries.js';
import { PlaceHold } from './place-hold.js';
import { ReleaseHold } from './release-hold.js';

@ApiTags('Holds')
@Controller('api/holds')
@Access('customer', 'renting')
export class HoldsController {
  constructor(
    private readonly placeHold: PlaceHold,
    private readonly releaseHold: ReleaseHold,
    private readonly holds: HoldQueries,
  ) {}

  @Post()
  @HttpCode(201)
  @ApiCall({
    summary: 'Hold a car for 15 minutes while paying',
    description:
      'Posting the same window again answers the same hold; another window of the same car replaces it.',
    idempotent: true,
    refusals: [
      'INVALID',
      'NOT_FOUND',
      'ACCOUNT_REJECTED',
      'APPROVAL_NEEDED',
      'PAYMENT_NEEDED',
      'TAKEN',
      'TOO_MANY_OPEN',
      'MISMATCH',
      'RUNNING',
    ],
  })
  @ApiEnvelope(Hold, { status: 201 })
  async place(
    @CalledBy() by: Caller,
    @Body() body: HoldDto,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<Hold>> {
    const { holdId, placed } = await this.placeHold.place(by, body, once);
    const hold = placed ?? (await this.holds.findOwn(by, holdId));
    return ok(hold, messageOf(calendarMessages, hold.state === 'LIVE' ? 'held' : 'notHeld'));
  }

  @Get()
  @ApiCall({ summary: "The caller's live holds" })
  @ApiEnvelope(Hold, { isArray: true })
  async list(@CalledBy() by: Caller): Promise<Envelope<Hold[]>> {
    return ok(await this.holds.listOwn(by));
  }

  @Get(':id')
  @ApiCall({ summary: "One of the caller's own holds", refusals: ['NOT_FOUND'] })
  @ApiEnvelope(Hold)
  async one(@CalledBy() by: Caller, @Param('id', Uuid) id: string): Promise<Envelope<Hold>> {
    return ok(await this.holds.findOwn(by, id));
  }

  @Delete(':id')
  @ApiCall({ summary: 'Release this car', refusals: ['NOT_FOUND', 'WRONG_STATE'] })
  @ApiEnvelope(Hold, { example: { state: 'RELEASED' } })
  async release(@CalledBy() by: Caller, @Param('id', Uuid) id: string): Promise<Envelope<Hold>> {
    await this.releaseHold.release(by, id);
    return ok(await this.holds.findOwn(by, id), messageOf(calendarMessages, 'released'));
  }
}
