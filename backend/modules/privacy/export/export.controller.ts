import { Body, Controller, HttpCode, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Envelope } from '../../../contract/codes.js';
import { CodeSent } from '../../../contract/customers/people.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ApiFile } from '../../../platform/files/index.js';
import { ok } from '../../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope } from '../../../platform/http/openapi/api-docs.js';
import { ProofDto, ProveOwner } from '../../login/index.js';
import { exportCodeMessage } from '../messages/export.messages.js';
import { AllowExport } from './allow-export.js';
import { ExportArchive } from './export-archive.js';
import { ExportQueries } from './export-queries.js';

@ApiTags('Customers')
@Controller('api/user/data-export')
@Access('customer')
export class ExportController {
  constructor(
    private readonly allowing: AllowExport,
    private readonly owner: ProveOwner,
    private readonly queries: ExportQueries,
    private readonly archive: ExportArchive,
  ) {}

  @Post('send-otp')
  @HttpCode(200)
  @ApiCall({
    summary: 'Send the code that confirms the download',
    description: 'The server sends it to the e-mail address of the account, at most five times an hour.',
    refusals: ['NOT_FOUND', 'TOO_MANY'],
  })
  @ApiEnvelope(CodeSent)
  async sendCode(@CalledBy() by: Caller): Promise<Envelope<CodeSent>> {
    return ok(await this.owner.sendCode(by, exportCodeMessage));
  }

  @Post()
  @HttpCode(200)
  @ApiFile({
    summary: 'All data about the caller',
    description:
      'With the code of send-otp, twice a day: `data.json`, the files, and a note. Staff members have no names in it.',
    contentTypes: ['application/zip'],
    refusals: ['INVALID', 'CODE_WRONG', 'TOO_MANY'],
  })
  async send(
    @CalledBy() by: Caller,
    @Body() proof: ProofDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.allowing.toOwner(by, proof);
    return this.archive.send(reply, await this.queries.ofCustomer(by.id));
  }
}
