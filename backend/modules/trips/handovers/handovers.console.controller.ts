import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ConsoleHandover, HandoverForm } from '../../../contract/rentals/handovers.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ApiFile, ApiLanguage } from '../../../platform/files/index.js';
import { Once, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { RowId, Uuid } from '../../../platform/http/lists/row-id.js';
import { ApiCall, ApiForm } from '../../../platform/http/openapi/api-docs.js';
import { NoteRefusals } from '../refused-records/note-refusals.js';
import { OpenSummary } from '../summary/open-summary.js';
import { SummaryQueries } from '../summary/summary-queries.js';
import { AddHandoverPhoto } from './add-handover-photo.js';
import { CompleteHandover, type Completion } from './complete-handover.js';
import { HandoverCompletionDto, HandoverDraftDto } from './handover.dto.js';
import { HandoverQueries } from './handover-queries.js';
import { SaveHandover } from './save-handover.js';
import { SendHandoverCode } from './send-handover-code.js';

@ApiTags('Console')
@Controller('console')
@Access('admin', 'custom-admin')
export class HandoversConsoleController {
  constructor(
    private readonly queries: HandoverQueries,
    private readonly saveHandover: SaveHandover,
    private readonly addPhoto: AddHandoverPhoto,
    private readonly sendCode: SendHandoverCode,
    private readonly completeHandover: CompleteHandover,
    private readonly summaries: SummaryQueries,
    private readonly summary: OpenSummary,
  ) {}

  @Get('rentals/:id/handover')
  @ApiCall({
    summary: 'The form of the handover or return that comes next',
    description: 'With everything that prevents it now, and with the unfinished record of the caller.',
    refusals: ['NOT_FOUND'],
  })
  @ApiOkResponse({ type: HandoverForm })
  form(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<HandoverForm> {
    return this.queries.form(by, id);
  }

  @Get('rentals/:id/handovers')
  @ApiCall({
    summary: 'The recorded handover and return of a rental, oldest first',
    description: 'Afterwards the photos of other phones, with the state PHOTOS.',
  })
  @ApiOkResponse({ type: ConsoleHandover, isArray: true })
  ofRental(@Param('id', RowId) id: number): Promise<ConsoleHandover[]> {
    return this.queries.ofRental(id);
  }

  @Get('handovers/:id/file')
  @ApiLanguage
  @ApiFile({
    summary: 'The summary of a completed handover or return',
    contentTypes: ['application/pdf'],
    refusals: ['NOT_FOUND', 'UNAVAILABLE'],
  })
  async file(
    @CalledBy() by: Caller,
    @Param('id', Uuid) id: string,
    @Query('language') language?: string,
  ): Promise<StreamableFile> {
    return this.summary.forStaff(by, id, await this.summaries.find(id), language);
  }

  @Put('handovers/:id')
  @UseInterceptors(NoteRefusals)
  @ApiCall({
    summary: 'Save an unfinished record of a handover or return',
    description:
      'The phone chooses the ID. Only the member of staff who began a record changes it. The first draft fixes the points of the record, by `pointsVersion` of the form. If another phone completed the step, `photosOnly` stores the record for its photos.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleHandover, example: { state: 'DRAFT' } })
  async save(
    @CalledBy() by: Caller,
    @Param('id', Uuid) id: string,
    @Body() body: HandoverDraftDto,
  ): Promise<ConsoleHandover> {
    await this.saveHandover.save(by, id, body);
    return this.queries.findById(by.id, id);
  }

  @Put('handovers/:id/photos/:photoId')
  @UseInterceptors(NoteRefusals)
  @ApiForm({
    point: {
      type: 'string',
      description: 'Key of the point that the photo shows, SIGNATURE, or THUMB_MARK.',
      examples: ['FRONT'],
    },
    capturedAt: {
      type: 'string',
      description: 'When it was taken by the clock of the phone, in UTC.',
      examples: ['2026-11-22T06:31:00.000Z'],
    },
    deviceOffsetMs: {
      type: 'string',
      description: 'Clock of the server minus clock of the phone, in milliseconds.',
      examples: ['-350'],
      optional: true,
    },
    photo: { type: 'string', format: 'binary', description: 'A JPEG, PNG or WebP file of up to 8 MB.' },
  })
  @ApiCall({
    summary: 'Add a photo or signature to an unfinished record',
    description: 'The phone chooses the ID of the photo, so that a repeated upload stores it once.',
    refusals: ['INVALID', 'NOT_FOUND', 'FILE_REFUSED', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleHandover, example: { state: 'DRAFT' } })
  async photo(
    @CalledBy() by: Caller,
    @Param('id', Uuid) id: string,
    @Param('photoId', Uuid) photoId: string,
    @Req() request: FastifyRequest,
  ): Promise<ConsoleHandover> {
    await this.addPhoto.add(by, id, photoId, request);
    return this.queries.findById(by.id, id);
  }

  @Post('handovers/:id/code')
  @HttpCode(200)
  @ApiCall({
    summary: 'Send the customer a code that confirms the record',
    description:
      'To their own e-mail address with the readings, and alone by SMS to those who chose SMS. A later change of the record ends the code.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'TOO_MANY', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleHandover, example: { state: 'DRAFT', codeSent: true } })
  async code(
    @CalledBy() by: Caller,
    @Param('id', Uuid) id: string,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleHandover> {
    await this.sendCode.send(by, id, once);
    return this.queries.findById(by.id, id);
  }

  @Post('handovers/:id/completion')
  @UseInterceptors(NoteRefusals)
  @HttpCode(200)
  @ApiCall({
    summary: 'Complete a handover or return, which moves the rental to ON_TRIP or RETURNED',
    description:
      'Requires the odometer, the fuel level, every point of the record checked, a photo of each point that needs one, and the confirmation of the customer. A second inspection requires the odometer and the fuel level only, and moves nothing. A repeated request changes nothing.',
    idempotent: true,
    refusals: [
      'INVALID',
      'NOT_FOUND',
      'ACCOUNT_REJECTED',
      'CODE_WRONG',
      'PAYMENT_NEEDED',
      'WRONG_STATE',
      'APPROVAL_NEEDED',
      'MISMATCH',
      'RUNNING',
    ],
  })
  @ApiOkResponse({ type: ConsoleHandover, example: { state: 'COMPLETE' } })
  async complete(
    @CalledBy() by: Caller,
    @Param('id', Uuid) id: string,
    @Body() body: HandoverCompletionDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleHandover> {
    await this.completeHandover.complete(by, id, completionOf(body), once);
    return this.queries.findById(body.asItHappened ? null : by.id, id);
  }
}

function completionOf(body: HandoverCompletionDto): Completion {
  const { confirmed = false, allowBalance = false, asItHappened = false } = body;
  const { confirmation, early, reason = null, delayedBy = null } = body;
  const passing = { allowBalance, asItHappened, reason, delayedBy };
  return { confirmation, confirmed, early, ...passing, ...enteredIn(body), ...timesOf(body) };
}

const enteredIn = ({
  code,
  witness,
  licence,
}: HandoverCompletionDto): Pick<Completion, 'code' | 'witness' | 'licence'> => ({
  code: code ?? null,
  witness: witness ?? null,
  licence: licence ?? null,
});

const timesOf = ({
  capturedAt,
  deviceOffsetMs = null,
  returnedAt,
}: HandoverCompletionDto): Pick<Completion, 'phoneTime' | 'returnedAt'> => ({
  phoneTime: capturedAt === undefined ? null : { capturedAt: new Date(capturedAt), deviceOffsetMs },
  returnedAt: returnedAt ? new Date(returnedAt) : null,
});
